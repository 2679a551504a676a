import { openBackup, readingBackup } from '../../modules/backups/file/backupReader.ts';
import { recoverBackup, type RecoverOptions } from '../../modules/backups/recoverBackup.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import type { Commands } from '../commands.ts';
import { jsonOption } from '../arguments.ts';
import { backupSummary, backupTable } from './backup.ts';

export interface RecoverVerbOptions extends JsonOption {
  store?: string;
  replace?: true;
  withoutKeys?: true;
  check?: true;
}

const toOptions = ({ store, replace, withoutKeys }: RecoverVerbOptions): RecoverOptions => ({
  only: store ?? null,
  replace: replace ?? false,
  withoutKeys: withoutKeys ?? false,
});

const otherSecret =
  'Ce déploiement a un autre SESSION_SECRET : visiteurs et équipe doivent se connecter de nouveau, et les paniers des visiteurs sont perdus.';
const heldMessages =
  'Les messages qui attendaient ne partent pas d’eux-mêmes : « outbox » les montre, « outbox --resend » les renvoie.';

/** Recovers a deployment or one store from a backup, or only checks the backup. */
export async function recover(platform: Platform, name: string, options: RecoverVerbOptions): Promise<void> {
  const { db, config, actor, print, note } = platform;
  const file = operatorPath(name);
  const reader = await openBackup(file);
  try {
    const { createdAt, stores: all } = reader.manifest;
    if (options.check) {
      await readingBackup(file, () => reader.verify());
      if (options.json) return printJson(platform, { createdAt, stores: backupSummary(all) });
      return print(
        `${backupTable(all)}\n\nSauvegarde entière, du ${shortMoment(new Date(createdAt))}. Rien n’a changé ici.`,
      );
    }
    const { stores, keepsSessions, leftOut } = await recoverBackup(
      { db, config },
      file,
      reader,
      actor,
      toOptions(options),
      new Date(),
    );
    if (!keepsSessions) note(otherSecret);
    note(heldMessages);
    if (options.json) return printJson(platform, { createdAt, stores: backupSummary(stores) });
    const end = `tel que le ${shortMoment(new Date(createdAt))}, et compté`;
    const isWhole = leftOut.length === 0;
    print(
      `${backupTable(stores)}\n\n${isWhole ? `Tout est récupéré, ${end}.` : `Récupéré, ${end}, sauf ce qui est chiffré avec un autre PAYMENT_KEYS_SECRET : ${leftOut.join(', ')}. Redonnez-le.`}`,
    );
  } finally {
    reader.close();
  }
}

export const commands: Commands = (verb, onPlatform) => {
  verb('recover', 'récupère une sauvegarde dans un déploiement vide, ou une de ses boutiques')
    .argument('<fichier>', 'une sauvegarde faite par « backup »')
    .option('--store <boutique>', 'cette boutique seulement ; le déploiement peut en avoir d’autres')
    .option('--replace', 'avec --store : remplace la boutique qui existe')
    .option(
      '--without-keys',
      'sans les clés de paiement et webhooks chiffrés avec un autre PAYMENT_KEYS_SECRET',
    )
    .option('--check', 'vérifie seulement que la sauvegarde est entière')
    .option(...jsonOption)
    .action((file: string, options: RecoverVerbOptions) =>
      onPlatform((platform) => recover(platform, file, options)),
    );
};
