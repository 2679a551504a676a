/**
 * The database cannot be used as it is. The message is one sentence for whoever starts the server.
 */
export class DatabaseSetupError extends Error {
  override name = 'DatabaseSetupError';
}
