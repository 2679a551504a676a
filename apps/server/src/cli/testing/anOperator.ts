import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { readDesigns } from '../../modules/designs/readDesigns.ts';
import type { PageRenderer } from '../../pages/renderer.ts';
import type { Prompt } from '../prompt.ts';
import { storeProgram } from '../storeProgram.ts';

/** The output of a command. */
export interface CommandOutput {
  out: string;
  notes: string;
}

/** An operator at a terminal, whose commands run on a database of a test. */
export function anOperator(
  db: Database,
  overrides: Partial<Config> = {},
  designsFolder?: string,
  renderer?: PageRenderer,
  prompt: Prompt | null = null,
): (...words: string[]) => Promise<CommandOutput> {
  const config = { ...readConfig({}), ...overrides };
  return async (...words) => {
    const out: string[] = [];
    const notes: string[] = [];
    const program = storeProgram((run) =>
      run({
        config,
        db,
        designs: designsFolder === undefined ? undefined : readDesigns(designsFolder),
        renderer,
        prompt,
        print: (text) => void out.push(text),
        note: (text) => void notes.push(text),
      }),
    );
    await program.parseAsync(words, { from: 'user' });
    return { out: out.join('\n'), notes: notes.join('\n') };
  };
}
