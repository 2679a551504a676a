import { Type } from 'typebox';

/** The id of a row in a path. */
export const idParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
