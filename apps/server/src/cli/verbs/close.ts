import { jobKinds } from '../../background/jobs.ts';
import { existsSync } from 'node:fs';
import { closeStore, daysToReopen, reopenStore } from '../../modules/closing/closeStore.ts';
import { writeBackup } from '../../modules/backups/writeBackup.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface CloseOptions extends JsonOption {
  confirm?: string;
  output?: string;
}

/** Closes a store for good, after its data were backed up. */
export async function close(platform: Platform, id: string, options: CloseOptions): Promise<void> {
  const { actor, config, db, print } = platform;
  const { name } = await findStore(db, id);
  const now = new Date();
  if (options.confirm !== id)
    throw new OperatorError(
      `« ${name} » et toutes ses données seront supprimées ${daysToReopen} jours après la fermeture. Pour la fermer, ajoutez --confirm ${id}.`,
    );
  const file = operatorPath(options.output ?? `${id}-${now.toISOString().slice(0, 10)}.backup`);
  if (existsSync(file))
    throw new OperatorError(`« ${file} » existe déjà : donnez un autre nom avec --output.`);
  await writeBackup({ db, config, jobKinds }, { ids: [id], file, now });
  const { deleteAt } = await db.withStore(id, (tx) => closeStore(tx, actor, now));
  if (options.json) return printJson(platform, { file, deleteAt });
  print(
    `« ${name} » est fermée ; ses données sont dans ${file}.\nElle sera supprimée le ${shortMoment(deleteAt)}. Jusque-là, « reopen ${id} » la rouvre.`,
  );
}

/** Reopens a closed store. */
export async function reopen(platform: Platform, id: string, { json }: JsonOption): Promise<void> {
  const { actor, db, print } = platform;
  const { name } = await findStore(db, id);
  await db.withStore(id, (tx) => reopenStore(tx, actor));
  if (json) return printJson(platform, { id, isOpen: true });
  print(`« ${name} » est rouverte et prend de nouveau des commandes.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('close', `ferme une boutique et la supprime ${daysToReopen} jours après, ses données sauvegardées`)
    .argument(...storeArgument)
    .option('--confirm <boutique>', 'son identifiant encore une fois')
    .option('--output <fichier>', 'où écrire ses données (sans elle : ici, au nom de la boutique)')
    .option(...jsonOption)
    .action((id: string, options: CloseOptions) => onPlatform((platform) => close(platform, id, options)));
  verb('reopen', 'rouvre une boutique fermée, tant qu’elle n’est pas supprimée')
    .argument(...storeArgument)
    .option(...jsonOption)
    .action((id: string, options: JsonOption) => onPlatform((platform) => reopen(platform, id, options)));
};
