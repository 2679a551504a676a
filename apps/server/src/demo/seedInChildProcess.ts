import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Database } from '../platform/db/database.ts';

/**
 * Seeds an empty database with the demo stores in a child process: cutting their photographs takes
 * memory that the allocator would retain for the server's lifetime.
 */
export async function seedInChildProcess(db: Database): Promise<void> {
  const isFilled = await db.withoutStore(
    async (tx) => (await tx.query('select 1 from stores limit 1')).rowCount > 0,
  );
  if (isFilled) return;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'demo.js')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.removeListener('exit', end);
  if (code !== 0) throw new Error('The demo stores could not be made: what went wrong stands above.');
}
