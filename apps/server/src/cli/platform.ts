import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPlatformDatabase } from '../db/platformDatabase.ts';
import type { PageRenderer } from '../pages/renderer.ts';

/** What a verb works with. */
export interface Platform {
  config: Config;
  db: Database;
  /** Where the designs are; without it, where this deployment has them. */
  designsFolder?: string | undefined;
  /** What draws pages; without it, this deployment's build. */
  renderer?: PageRenderer | undefined;
  /** Prints a line of the answer. */
  print(text: string): void;
  /** Prints beside the answer: it does not end up in a file the answer is sent to. */
  note(text: string): void;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** Runs a verb on the deployment's database: the one that serves, or one started for as long as the verb takes. */
export async function onPlatform(run: (platform: Platform) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { db, close } = await openPlatformDatabase({ config, as: 'guest', say: note });
  try {
    await run({ config, db, print, note });
  } finally {
    await close();
  }
}
