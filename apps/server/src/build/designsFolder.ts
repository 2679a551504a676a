import path from 'node:path';

/** Where every design has its folder. */
export const designsFolder = path.join(import.meta.dirname, '../../../../packages/designs');
