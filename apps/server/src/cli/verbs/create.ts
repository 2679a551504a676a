import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { writeAudit } from '../../modules/audit/writeAudit.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import { readHost } from '../../modules/stores/hosts.ts';
import { createStore } from '../../modules/stores/createStore.ts';
import { readStores } from '../findStore.ts';
import { noContactWarning } from '../noContactWarning.ts';
import { newStoreContent } from '../newStoreContent.ts';
import { refuseUndrawnDesign } from '../refuseUndrawnDesign.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import type { Commands } from '../commands.ts';
import { another } from '../arguments.ts';

export interface CreateOptions {
  name: string;
  design: string;
  host: string[];
}

const longestId = 63;
const longestName = 100;
/** PostgreSQL's code for a value that must be the only one and is not. */
const alreadyThere = '23505';

function refuseWrongId(id: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > longestId)
    throw new OperatorError(
      `« ${id} » ne peut pas nommer une boutique : des minuscules sans accent, des chiffres et des traits d’union, ${longestId} signes au plus, par exemple « ma-boutique ».`,
    );
}

function readName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name === '') throw new OperatorError('Donnez un nom à la boutique : --name "Ma boutique".');
  if (name.length > longestName)
    throw new OperatorError(`Le nom de la boutique a plus de ${longestName} signes.`);
  return name;
}

/**
 * Names the conflicting id or host: row-level security hides other stores' rows from PostgreSQL's
 * own error.
 */
async function refuseTaken({ db }: Platform, id: string, hosts: readonly string[]): Promise<void> {
  for (const store of await readStores(db)) {
    if (store.id === id) throw new OperatorError(`La boutique « ${id} » existe déjà.`);
    const taken = store.hosts.find((host) => hosts.includes(host));
    if (taken !== undefined)
      throw new OperatorError(`L’adresse « ${taken} » est déjà celle de la boutique « ${store.id} ».`);
  }
}

/** Another operator may take it between the look and the leap. */
function explain(error: unknown): unknown {
  return (error as { code?: string }).code === alreadyThere
    ? new OperatorError('Cette boutique, ou une de ses adresses, vient d’être prise.')
    : error;
}

/** Creates a store that can sell at once; its catalogue is empty. */
export async function create(platform: Platform, id: string, options: CreateOptions): Promise<void> {
  const { actor, db, config, print } = platform;
  refuseWrongId(id);
  const name = readName(options.name);
  await refuseUndrawnDesign(platform, options.design);
  const hosts = [...new Set(options.host.map(readHost))];
  const [primaryHost] = hosts;
  if (primaryHost === undefined)
    throw new OperatorError('Donnez au moins une adresse : --host boutique.localhost.');
  await refuseTaken(platform, id, hosts);
  const store = { id, name, design: options.design, hosts, content: newStoreContent(name) };
  const subject = { kind: 'store', id };
  const after = { name, design: options.design, hosts };
  await createStore(db, store, (tx) =>
    writeAudit(tx, actor, { action: 'store.create', subject, after }),
  ).catch((error: unknown) => {
    throw explain(error);
  });
  const url = siteUrlOf({ primaryHost }, config);
  print(`Boutique « ${name} » créée : ${url}/`);
  const { contacts } = await db.withStore(id, readStoreTerms);
  const warning = noContactWarning(contacts);
  if (warning !== null) print(warning);
  print(`Remplissez-la : npm run store -- import ${id} <fichier.csv> --from shopify`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('create', 'crée une boutique, vide')
    .argument('<boutique>', 'son identifiant, par exemple ma-boutique')
    .requiredOption('--name <nom>', 'son nom, tel que les clients le lisent')
    .requiredOption('--design <design>', 'son design')
    .requiredOption(
      '--host <hôte>',
      'son adresse, sans http:// ; à répéter pour en donner plusieurs',
      another,
      [],
    )
    .action((id: string, options: CreateOptions) => onPlatform((platform) => create(platform, id, options)));
};
