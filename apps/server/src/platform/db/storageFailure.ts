/**
 * PostgreSQL's disk or memory is full, a limit of its settings is reached, its disk fails, or it is
 * read-only.
 */
const databaseCodes = new Set(['53100', '53200', '53400', '58030', '25006']);
/** The file system is full, its quota is reached, or it only reads. */
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Refuses a write because the disk is nearly full. */
export class OutOfSpace extends Error {
  override name = 'OutOfSpace';
  readonly code = 'ENOSPC';
  override message = 'The disk is nearly full.';
}

/** Whether something could not be stored for want of space, here or in PostgreSQL. */
export function isStorageFailure(error: unknown): boolean {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && (databaseCodes.has(code) || systemCodes.has(code));
}
