/** One bench: `npm run bench -- <name of its file> …`. Each file of `verbs/` exports one under the name `bench`. */
export interface Bench {
  /** What is measured, in a line, for `npm run bench`. */
  about: string;
  /** How it is called, after its name. */
  usage?: string;
  /** Measures and prints one table; throws one sentence when it cannot. */
  run: (args: readonly string[]) => Promise<void>;
}
