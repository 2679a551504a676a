/** Why a file cannot be imported: a French sentence for its sender, with the line of the error. */
export class ImportFault extends Error {
  override name = 'ImportFault';
  readonly line: number | null;

  constructor(line: number | null, reason: string) {
    super(line === null ? reason : `Ligne ${line} : ${reason}`);
    this.line = line;
  }
}
