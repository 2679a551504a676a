/** A backup that cannot be made or used: a French sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
