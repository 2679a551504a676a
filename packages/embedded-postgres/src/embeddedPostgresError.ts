/** PostgreSQL cannot be run here. The message is one sentence for whoever starts it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
