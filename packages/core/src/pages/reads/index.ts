export { renewing } from './options.ts';
export { pageReads, type HomeRequestName, type PageReads, type SharedRequest } from './pageReads.ts';
