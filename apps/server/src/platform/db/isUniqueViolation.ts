/** Whether PostgreSQL refused a value that must be the only one and is not. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
