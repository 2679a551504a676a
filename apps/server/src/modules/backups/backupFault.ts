/** A backup that cannot be made or used: a French sentence for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}
