/** Something in a file that cannot be imported, as a French sentence for its sender. */
export interface Diagnostic {
  /** The line of the file; null when it is about all of it. */
  line: number | null;
  reason: string;
  /** The file says something unlikely: `--force` imports it all the same. */
  isSuspicion: boolean;
}

/** Why a row cannot be imported. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly line: number | null;
  readonly reason: string;

  constructor(line: number | null, reason: string) {
    super(line === null ? reason : `Ligne ${line} : ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** Diagnostics that are listed; the others are only counted. */
const mostListed = 1_000;

/** A sentence whose quoted texts are not longer than a line. */
const shortened = (sentence: string): string => sentence.replace(/« ([^»]{80})[^»]* »/g, '« $1… »');

/** The diagnostics of a file, in the order they are found. */
export class Diagnostics {
  readonly #listed: Diagnostic[] = [];
  readonly #counts = { errors: 0, suspicions: 0 };
  readonly #lines = new Set<number>();
  readonly #suspected = new Set<string>();

  add(line: number | null, sentence: string, isSuspicion = false): void {
    const reason = shortened(sentence);
    this.#counts[isSuspicion ? 'suspicions' : 'errors'] += 1;
    if (line !== null && !isSuspicion) this.#lines.add(line);
    if (this.#listed.length < mostListed) this.#listed.push({ line, reason, isSuspicion });
  }

  /** Adds a suspicion with an example, once for all lines that it is about. */
  addSuspicion(line: number, about: string, example: string): void {
    if (this.#suspected.has(about)) return;
    this.#suspected.add(about);
    this.add(line, `${about} ${example}`, true);
  }

  /** Runs a step; an `ImportError` is added, and the step has no result. */
  collect<T>(step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.add(error.line, error.reason);
      return undefined;
    }
  }

  /** The lines with errors. */
  get lines(): ReadonlySet<number> {
    return new Set(this.#lines);
  }

  get errors(): number {
    return this.#counts.errors;
  }

  get suspicions(): number {
    return this.#counts.suspicions;
  }

  /** In the order of the file. */
  list(): Diagnostic[] {
    return this.#listed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  }
}

/** A whole file that is not imported, with all that is wrong with it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics that are not listed. */
  readonly more: number;

  constructor(diagnostics: Diagnostics) {
    const listed = diagnostics.list();
    const count = diagnostics.errors + diagnostics.suspicions;
    super(`Le fichier a ${count} faute${count > 1 ? 's' : ''}.`);
    this.diagnostics = listed;
    this.more = count - listed.length;
  }
}
