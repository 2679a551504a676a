import { constants, setPriority } from 'node:os';
import { CommanderError } from 'commander';
import { EmbeddedPostgresError } from '@teranga/embedded-postgres';
import { BackupError } from '../modules/backups/backupError.ts';
import { ConfigError } from '../platform/config/config.ts';
import { DatabaseSetupError } from '../platform/db/databaseSetupError.ts';
import { isStorageFailure } from '../platform/db/storageFailure.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { explainUsage } from './french.ts';
import { handleEpipe } from './handleEpipe.ts';
import { OperatorError } from './operatorError.ts';
import { onPlatform } from './platform.ts';
import { storeProgram } from './storeProgram.ts';

const helpIsShown = new Set(['commander.help', 'commander.helpDisplayed']);
const exitCodes = { done: 0, refused: 1 } as const;

/** Prints the error, in one sentence when the operator can fix it, and returns the exit code. */
function explain(error: unknown): number {
  // A reader such as `head` has what it wanted.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
  if (error instanceof CommanderError) {
    if (helpIsShown.has(error.code)) return error.exitCode === 0 ? exitCodes.done : exitCodes.refused;
    console.error(`${explainUsage(error)} Aide : npm run store -- --help`);
    return exitCodes.refused;
  }
  if (isStorageFailure(error))
    console.error(
      'Rien n’a été enregistré : le disque est plein ou presque. Libérez de la place, puis réessayez.',
    );
  else if (
    [OperatorError, BackupError, HttpError, ConfigError, DatabaseSetupError, EmbeddedPostgresError].some(
      (errorClass) => error instanceof errorClass,
    )
  )
    console.error((error as Error).message);
  else console.error(error);
  return exitCodes.refused;
}

handleEpipe(process.stdout, (sentence) => {
  console.error(sentence);
  process.exitCode = exitCodes.refused;
});
// An import or a backup takes the processors that the shop leaves.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  await storeProgram(onPlatform).parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
