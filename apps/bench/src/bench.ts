/**
 * A benchmark: `npm run bench -- <name of its file> …`. Each file of `verbs/` exports one as
 * `bench`.
 */
export interface Bench {
  /** One-line description for `npm run bench`. */
  about: string;
  /** How it is called, after its name. */
  usage?: string;
  /** Measures and prints one table; throws one sentence when it cannot. */
  run: (args: readonly string[]) => Promise<void>;
}
