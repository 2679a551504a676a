import { terminalPrompt, type Prompt } from './prompt.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { queues } from '../background/jobs.ts';
import { openPlatformDatabase } from '../platform/database-setup/platformDatabase.ts';
import type { Actor } from '../modules/audit/actor.ts';
import type { BuiltDesigns } from '../modules/designs/readDesigns.ts';
import type { PageRenderer } from '../pages/renderer.ts';

/** Dependencies of a command. */
export interface Platform {
  config: Config;
  db: Database;
  /** The operator, as the audit log names them. */
  actor: Actor;
  /** The designs there are; defaults to those of this deployment's build. */
  designs?: BuiltDesigns | undefined;
  /** Renderer of the pages; defaults to this deployment's build. */
  renderer?: PageRenderer | undefined;
  /** Absent where nobody can answer. */
  prompt?: Prompt | null;
  /** Prints a line of the answer. */
  print(text: string): void;
  /** Prints to stderr, so that redirected output does not include it. */
  note(text: string): void;
}

/** Runs a verb where there is a database. */
export type OnPlatform = (run: (platform: Platform) => Promise<void>) => Promise<void>;

/** A command's platform before the command line names the operator. */
export type Deployment = Omit<Platform, 'actor'>;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const note = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * Runs a command on the deployment's database: the running one, or one started for the duration of
 * the command.
 */
export async function onPlatform(run: (platform: Deployment) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { db, close } = await openPlatformDatabase({ config, as: 'guest', queues, report: note });
  try {
    await run({ config, db, prompt: terminalPrompt(), print, note });
  } finally {
    await close();
  }
}
