import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { patchSettings, readSettings } from '../../modules/stores/content/patchSettings.ts';
import { isSettingPath } from '../../modules/stores/content/settingsReference.ts';
import { valueAt } from '../../modules/stores/content/valueAt.ts';
import { mediaTypeOf } from '../../platform/images/imageName.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { explainFields } from '../explainFields.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import { noContactWarning } from '../noContactWarning.ts';
import { noKeysWarning } from '../noKeysWarning.ts';
import { noPaymentWarning } from '../noPaymentWarning.ts';
import { noZoneWarning } from '../noZoneWarning.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger } from '../readOptions.ts';
import { readSettingValue } from '../readSettingValue.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface SettingOptions extends JsonOption {
  unset?: true;
  expect?: string;
}

const mostVersions = 1_000_000_000;

/** Shows a setting of a store, or changes it and leaves all others alone. */
export async function setting(
  platform: Platform,
  id: string,
  where: string | undefined,
  typed: string | undefined,
  { unset, expect, json }: SettingOptions,
): Promise<void> {
  const { actor, config, db, print } = platform;
  const seen = readInteger('--expect', expect, 1, mostVersions);
  await findStore(db, id);
  if (where === undefined || (typed === undefined && !unset)) {
    const { version, settings } = await db.withStore(id, readSettings);
    const value = where === undefined ? settings : valueAt(settings, where.split('.'));
    if (where !== undefined && value === undefined && !isSettingPath(where))
      throw new OperatorError(`Il n’y a pas de réglage « ${where} ». Tous sont dans docs/store-settings.md.`);
    if (json) return printJson(platform, { version, value: value ?? null });
    print(`# version ${version}`);
    return print(stringify(value ?? null, { lineWidth: 0 }).trimEnd());
  }
  if (unset && typed !== undefined) throw new OperatorError('--unset se donne sans valeur.');
  const change = { path: where, value: typed === undefined ? undefined : readSettingValue(where, typed) };
  const folder = imagesFolder(config.dataDir, id);
  const hasImage = (name: string) => mediaTypeOf(name) !== null && existsSync(path.join(folder, name));
  const { version } = await explainFields(
    db.withStore(id, (tx) => patchSettings(tx, actor, { version: seen, changes: [change] }, hasImage)),
  );
  if (json) return printJson(platform, { version });
  print(`« ${where} » est à jour, version ${version}.`);
  const warnings = await db.withStore(id, async (tx) => {
    const { zones, contacts } = await readStoreTerms(tx);
    return [
      where.startsWith('features') ? await noKeysWarning(tx) : null,
      where.startsWith('features') ? await noPaymentWarning(tx) : null,
      where.startsWith('marketplaceInfo') ? noZoneWarning(zones) : null,
      where.startsWith('notices') ? noContactWarning(contacts) : null,
    ].filter((warning) => warning !== null);
  });
  for (const warning of warnings) print(warning);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('setting', 'montre un réglage d’une boutique, ou le change sans toucher aux autres')
    .argument(...storeArgument)
    .argument('[chemin]', 'le réglage, par exemple features.whatsapp ; sans lui : tous')
    .argument('[valeur]', 'sa nouvelle valeur, en YAML')
    .option('--unset', 'retire un réglage facultatif, ou une entrée d’une liste')
    .option('--expect <version>', 'refuse si les réglages ne sont plus à cette version')
    .option(...jsonOption)
    .action((id: string, typed: string | undefined, value: string | undefined, options: SettingOptions) =>
      onPlatform((platform) => setting(platform, id, typed, value, options)),
    );
};
