import { pauseStore, pauseText, resumeStore } from '../../modules/stores/pause.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface PauseOptions extends JsonOption {
  until?: string;
  message?: string;
}

/** Has a store take no orders until a day, or until it is resumed. */
export async function pause(platform: Platform, id: string, options: PauseOptions): Promise<void> {
  const { actor, db, print } = platform;
  const newPause = { until: readDay('--until', options.until, 0), message: options.message ?? null };
  await findStore(db, id);
  await db.withStore(id, (tx) => pauseStore(tx, actor, newPause, new Date()));
  if (options.json) return printJson(platform, newPause);
  print(`Les clients lisent : ${pauseText(newPause)}`);
}

/** Has a store take orders again. */
export async function resume(platform: Platform, id: string, { json }: JsonOption): Promise<void> {
  const { actor, db, print } = platform;
  await findStore(db, id);
  const wasPaused = await db.withStore(id, (tx) => resumeStore(tx, actor));
  if (json) return printJson(platform, { wasPaused });
  print(wasPaused ? 'La boutique prend de nouveau des commandes.' : 'La boutique n’était pas en congé.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('pause', 'met une boutique en congé : elle se visite, mais ne prend pas de commandes')
    .argument(...storeArgument)
    .option('--until <date>', 'le jour où elles reprennent, par exemple 2026-12-26')
    .option('--message <texte>', 'ce que les clients lisent')
    .option(...jsonOption)
    .action((id: string, options: PauseOptions) => onPlatform((platform) => pause(platform, id, options)));
  verb('resume', 'met fin au congé d’une boutique')
    .argument(...storeArgument)
    .option(...jsonOption)
    .action((id: string, options: JsonOption) => onPlatform((platform) => resume(platform, id, options)));
};
