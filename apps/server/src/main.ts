import { EmbeddedPostgresError } from '@teranga/embedded-postgres';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { DatabaseSetupError } from './platform/db/databaseSetupError.ts';
import { serve } from './serve.ts';

/**
 * Time limit of a shutdown before the process exits forcibly: running requests are answered, then
 * the database stops.
 */
const stopTimeoutMs = 20_000;

const toUndo: (() => Promise<void>)[] = [];
let isStopping = false;

/**
 * An operator's mistake is printed as one sentence; any other error is ours and printed in full.
 */
function explain(error: unknown): void {
  const isSentence =
    error instanceof ConfigError ||
    error instanceof DatabaseSetupError ||
    error instanceof EmbeddedPostgresError;
  console.error(isSentence ? error.message : error);
}

/**
 * Undoes what was started, in reverse order, and exits. Later calls are ignored: Ctrl+C arrives
 * twice, from the terminal and from npm, and the second must not interrupt the first.
 */
async function stop(error?: unknown): Promise<void> {
  if (error !== undefined) explain(error);
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  let exitCode = error === undefined ? 0 : 1;
  for (const undo of toUndo.toReversed())
    await undo().catch((failure: unknown) => {
      explain(failure);
      exitCode = 1;
    });
  process.exit(exitCode);
}

// Output that cannot be written, for instance on a full disk, is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => void stop(error));

try {
  await serve(readConfig(process.env), {
    report: (line) => console.log(line),
    onFatal: (error) => void stop(error),
    onStop: (undo) => toUndo.push(undo),
  });
} catch (error) {
  await stop(error);
}
