import { longMoment } from '@teranga/core/lib/dates';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { PreviewLinks, previewName } from '../../modules/previews/previewLinks.ts';
import { developmentSecret } from '../../platform/secrets/developmentSecret.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { refuseUnrenderedDesign } from '../refuseUnrenderedDesign.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';
import { hourMs } from '../../platform/time/units.ts';

export interface PreviewOptions extends JsonOption {
  hours: string;
}

const longestHours = 720;

function readHours(text: string): number {
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours >= 1 && hours <= longestHours) return hours;
  throw new OperatorError(`--hours attend un nombre d’heures, de 1 à ${longestHours}.`);
}

/** Prints a link that shows a store in another design to who holds it. */
export async function preview(
  platform: Platform,
  id: string,
  design: string,
  options: PreviewOptions,
): Promise<void> {
  const { db, config, print } = platform;
  const hours = readHours(options.hours);
  const store = await findStore(db, id);
  const [primaryHost] = store.hosts;
  if (primaryHost === undefined)
    throw new OperatorError(`La boutique « ${store.name} » n’a pas d’adresse où la montrer.`);
  await refuseUnrenderedDesign(platform, design);
  const secret = config.sessionSecret ?? (await developmentSecret(config.dataDir, 'session'));
  const until = Date.now() + hours * hourMs;
  const word = new PreviewLinks(secret).sign({ storeId: id, design, until });
  const url = `${siteUrlOf({ primaryHost }, config)}/?${previewName}=${word}`;
  if (options.json) return printJson(platform, { url, design, until: new Date(until) });
  print(url);
  print(
    `Ce lien montre « ${store.name} » dans le design « ${design} » à qui l’ouvre, jusqu’au ${longMoment(until)}. La boutique elle-même ne change pas.`,
  );
}

export const commands: Commands = (verb, onPlatform) => {
  verb('preview', 'donne un lien qui montre une boutique dans un autre design à qui l’ouvre')
    .argument(...storeArgument)
    .argument('<design>', 'le design à essayer')
    .option('--hours <nombre>', 'combien d’heures le lien vaut', '24')
    .option(...jsonOption)
    .action((id: string, wanted: string, options: PreviewOptions) =>
      onPlatform((platform) => preview(platform, id, wanted, options)),
    );
};
