import { userInfo } from 'node:os';
import { systemActor, type Actor } from '../modules/audit/actor.ts';
import { cleanLine } from '../platform/text/cleanText.ts';
import { OperatorError } from './operatorError.ts';

const longestName = 100;
const unnamed = 'Opérateur';

/** The system's user; containers may run as one that has no name. */
function systemUser(): string {
  try {
    return userInfo().username || unnamed;
  } catch {
    return unnamed;
  }
}

/** Who runs a command: the name given by `--as`, otherwise the system's user. */
export function operator(as: string | undefined): Actor {
  if (as === undefined) return systemActor(systemUser());
  const name = cleanLine(as);
  if (name !== '' && name.length <= longestName) return systemActor(name);
  throw new OperatorError(`--as est un nom de 1 à ${longestName} signes.`);
}
