import { auditStore } from '../../modules/stores/auditStore.ts';
import { listVersions, restoreVersion } from '../../modules/stores/content/storedContent.ts';
import { findStore } from '../findStore.ts';
import { noPaymentWarning } from '../noPaymentWarning.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { refuseUnrenderedDesign } from '../refuseUnrenderedDesign.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';

/** Lists the versions of a store before each change. */
export async function history(platform: Platform, id: string, { json }: JsonOption): Promise<void> {
  const { db, print } = platform;
  const store = await findStore(db, id);
  const versions = await db.withStore(id, listVersions);
  if (json)
    return printJson(
      platform,
      versions.map(({ version, replacedAt, name, design, changed, changedBy }) => ({
        version,
        replacedAt,
        name,
        design,
        changed,
        changedBy,
      })),
    );
  if (versions.length === 0) return print(`La boutique « ${store.name} » n’a encore jamais changé.`);
  print(
    table(
      [
        { title: 'Version', isNumber: true },
        { title: 'Jusqu’au' },
        { title: 'Nom' },
        { title: 'Design' },
        { title: 'Changés ensuite' },
        { title: 'Par' },
      ],
      versions.map(({ version, replacedAt, name, design, changed, changedBy }) => [
        String(version),
        shortMoment(replacedAt),
        name,
        design,
        changed.join(', '),
        changedBy ?? '',
      ]),
    ),
  );
}

/** Restores a store's content and design from a version. */
export async function restore(
  platform: Platform,
  id: string,
  version: string,
  { json }: JsonOption,
): Promise<void> {
  const { actor, db, print } = platform;
  const store = await findStore(db, id);
  const versions = await db.withStore(id, listVersions);
  const earlierVersion = versions.find((one) => String(one.version) === version);
  if (!earlierVersion)
    throw new OperatorError(
      `La version « ${version} » n’existe pas : « npm run store -- history ${id} » montre celles qu’il y a.`,
    );
  const { name, design } = earlierVersion;
  if (design !== store.design) await refuseUnrenderedDesign(platform, design);
  await db.withStore(id, (tx) =>
    auditStore(tx, actor, 'store.restore', () => restoreVersion(tx, earlierVersion.version)),
  );
  if (json) return printJson(platform, { id, restored: earlierVersion.version, name, design });
  print(
    `La boutique « ${name} » est de nouveau ce qu’elle était à la version ${version}, design « ${design} ».`,
  );
  const warning = await db.withStore(id, noPaymentWarning);
  if (warning !== null) print(warning);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('history', 'liste ce qu’une boutique a été')
    .argument(...storeArgument)
    .option(...jsonOption)
    .action((id: string, options: JsonOption) => onPlatform((platform) => history(platform, id, options)));
  verb('restore', 'rend à une boutique ce qu’elle était, design compris')
    .argument(...storeArgument)
    .argument('<version>', 'un numéro que « history » montre')
    .option(...jsonOption)
    .action((id: string, version: string, options: JsonOption) =>
      onPlatform((platform) => restore(platform, id, version, options)),
    );
};
