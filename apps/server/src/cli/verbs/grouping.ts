import { highestXof } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { saveUpload } from '../../platform/images/saveUpload.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { editProduct } from '../../modules/catalogue/edit/editProduct.ts';
import { findProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { newGroupingId, saveGroupingEntry } from '../../modules/catalogue/groupings/changeGrouping.ts';
import { deleteGroupingEntry } from '../../modules/catalogue/groupings/deleteGroupingEntry.ts';
import {
  listGrouping,
  type GroupingEntry,
  type GroupingFields,
} from '../../modules/catalogue/groupings/groupingRows.ts';
import { groupings, type Grouping } from '../../modules/catalogue/groupings/grouping.ts';
import { readDocuments } from '../../modules/catalogue/versions/productDocument.ts';
import { hasServices } from '../../modules/services/hasServices.ts';
import { ensureServiceCategory } from '../../modules/services/writeServices.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readImageFile } from '../readImageFile.ts';
import { readInteger } from '../readOptions.ts';
import { readShownGrouping, shownGrouping } from '../showGrouping.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, storeArgument } from '../arguments.ts';

export interface GroupingOptions extends JsonOption {
  name?: string;
  description?: string;
  /** A file; empty removes the image. */
  image?: string;
  place?: string;
  delete?: true;
  /** Of a collection. */
  slug?: string;
  add?: string[];
  remove?: string[];
  /** Of a category: oui or non. */
  popular?: string;
  /** Of a service: oui or non. */
  available?: string;
  /** Of a service: FCFA; empty for a price on request. */
  fromPrice?: string;
  duration?: string;
  /** Of a service; one empty text removes all. */
  document?: string[];
  /** Of a service: the name of its category; empty for none. */
  category?: string;
}

export type GroupingKind = keyof typeof groupings;
const mostEntries = 10_000;

function readFlag(option: string, text: string): boolean {
  const flags: Record<string, boolean> = { oui: true, non: false };
  const flag = flags[text.trim().toLowerCase()];
  if (flag === undefined) throw new OperatorError(`${option} est oui ou non, pas « ${text} ».`);
  return flag;
}

/** The image's columns; its file is saved before anything is written, and named by its content. */
async function imageFields(
  { config }: Platform,
  store: string,
  kind: GroupingKind,
  { image, name }: GroupingOptions,
  id: string,
): Promise<GroupingFields> {
  if (image === undefined) return {};
  const isService = kind === 'service';
  if (image === '') return isService ? { picture: null, picture_color: null } : { image: null };
  const folder = imagesFolder(config.dataDir, store);
  const saved = await saveUpload(folder, name ?? id, await readImageFile(image));
  return isService ? { picture: saved.name, picture_color: saved.color } : { image: saved.name };
}

function textFields(
  kind: GroupingKind,
  options: GroupingOptions,
  id: string,
  isNew: boolean,
): GroupingFields {
  const { name, description, slug, popular, available, fromPrice, duration, document = [] } = options;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(kind === 'collection' && (slug !== undefined || isNew) && { slug: slug ?? id }),
    ...(popular !== undefined && { is_popular: readFlag('--popular', popular) }),
    ...(available !== undefined && { is_available: readFlag('--available', available) }),
    ...(fromPrice !== undefined && {
      from_price: fromPrice === '' ? null : readInteger('--from-price', fromPrice, 0, highestXof),
    }),
    ...(duration !== undefined && { duration }),
    ...(document.length > 0 && { documents: document }),
  };
}

/** Puts products into a collection, or takes them out of it. */
async function moveProducts(
  { actor }: Platform,
  tx: Tx,
  collection: string,
  options: GroupingOptions,
): Promise<void> {
  const { add = [], remove = [] } = options;
  for (const [typed, isAdded] of [
    ...add.map((each) => [each, true] as const),
    ...remove.map((each) => [each, false] as const),
  ]) {
    const { productId } = await findProduct(tx, typed);
    const ids = (await readDocuments(tx, [productId])).get(productId)?.collectionIds ?? [];
    const others = ids.filter((each) => each !== collection);
    const collectionIds = isAdded ? [...others, collection] : others;
    const context = { actor, version: null, reason: null, now: new Date() };
    await editProduct(tx, productId, { collectionIds }, context);
  }
}

const columns = [
  { title: 'Place', isNumber: true },
  { title: 'Identifiant' },
  { title: 'Nom' },
  { title: 'Image' },
];
function imageOf(entry: GroupingEntry): string {
  const image = entry['image'] ?? entry['picture'];
  return typeof image === 'string' ? image : '';
}

const toCells = (entry: GroupingEntry, index: number): string[] => [
  String(index + 1),
  entry.id,
  entry.name,
  imageOf(entry),
];

async function list(
  platform: Platform,
  store: string,
  kind: GroupingKind,
  { json }: JsonOption,
): Promise<void> {
  const entries = await platform.db.withStore(store, (tx) => listGrouping(tx, groupings[kind]));
  if (json) return printJson(platform, entries);
  platform.print(entries.length > 0 ? table(columns, entries.map(toCells)) : 'Rien pour l’instant.');
}

/** Whether anything of an entry is to be changed. */
function isChange({ json: _json, ...changes }: GroupingOptions): boolean {
  return Object.values(changes).some(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
}

/**
 * Lists the collections, categories or services of a store, or shows, creates, changes or deletes
 * one.
 */
export async function grouping(
  platform: Platform,
  kind: GroupingKind,
  store: string,
  typed: string | undefined,
  options: GroupingOptions,
): Promise<void> {
  const { db, actor, print } = platform;
  const chosenGrouping: Grouping = groupings[kind];
  const ending = kind === 'collection' ? 'e' : '';
  const { design } = await findStore(db, store);
  if (typed === undefined && options.name === undefined) return list(platform, store, kind, options);
  if (typed !== undefined && !isChange(options)) {
    const shown = await db.withStore(store, (tx) => readShownGrouping(tx, kind, chosenGrouping, typed));
    return options.json
      ? printJson(platform, { ...shown.entry, ...(shown.articles && { articles: shown.articles }) })
      : print(shownGrouping(shown));
  }
  const id = typed ?? newGroupingId(options.name ?? '');
  if (options.delete) {
    await db.withStore(store, (tx) => deleteGroupingEntry(tx, chosenGrouping, actor, { id }));
    return options.json
      ? printJson(platform, { id, deleted: true })
      : print(`${chosenGrouping.label} « ${id} » est supprimé${ending}.`);
  }
  const place = readInteger('--place', options.place, 1, mostEntries);
  const image = await imageFields(platform, store, kind, options, id);
  const { entry, isNew } = await db.withStore(store, async (tx) => {
    const isKnown = (await listGrouping(tx, chosenGrouping)).some((each) => each.id === id);
    const fields = { ...textFields(kind, options, id, !isKnown), ...image };
    if (kind === 'service' && options.category !== undefined)
      fields['category_id'] =
        options.category === '' ? null : await ensureServiceCategory(tx, options.category);
    const saved = await saveGroupingEntry(tx, chosenGrouping, actor, { id, fields, place });
    if (kind === 'collection') await moveProducts(platform, tx, id, options);
    return saved;
  });
  if (options.json) return printJson(platform, entry);
  const done = isNew ? 'créé' : 'à jour';
  print(`${chosenGrouping.label} « ${entry.name} » (${id}) est ${done}${isNew ? ending : ''}.`);
  if (isNew && kind === 'service' && !hasServices(design))
    print(
      `Le design « ${design} » de la boutique ne montre pas de services : personne ne le verra avant un autre design.`,
    );
}

export const commands: Commands = (verb, onPlatform) => {
  const groupingVerb = (kind: GroupingKind, description: string) =>
    verb(kind, description)
      .argument(...storeArgument)
      .argument('[identifiant]', 'lequel, montré sans autre option ; sans lui et sans --name : les liste')
      .option('--name <nom>', 'son nom ; pour une nouvelle, son identifiant en est fait')
      .option('--image <fichier>', 'son image ; "" : aucune')
      .option('--place <nombre>', 'sa place parmi les autres, à partir de 1')
      .option('--delete', 'la supprime')
      .option(...jsonOption)
      .action((id: string, typed: string | undefined, options: GroupingOptions) =>
        onPlatform((platform) => grouping(platform, kind, id, typed, options)),
      );
  groupingVerb('collection', 'liste les collections, ou en crée, change ou supprime une')
    .option('--description <texte>', 'ce que sa page dit')
    .option('--slug <adresse>', 'l’adresse de sa page : /theme/<adresse>')
    .option('--add <article>', 'y met un article ; à répéter', another, [])
    .option('--remove <article>', 'en retire un article ; à répéter', another, []);
  groupingVerb('category', 'liste les rayons, ou en crée, change ou supprime un').option(
    '--popular <oui|non>',
    'la montre ou non parmi les premières à l’accueil',
  );
  groupingVerb('service', 'liste les services, ou en crée, change ou supprime un')
    .option('--description <texte>', 'ce qu’il est')
    .option('--category <nom>', 'sa catégorie de services, créée au besoin ; "" : aucune')
    .option('--available <oui|non>', 'peut être demandé ou non')
    .option('--from-price <FCFA>', 'son prix le plus bas, affiché « dès … » ; "" : sur devis')
    .option('--duration <texte>', 'sa durée, par exemple "3 jours ouvrés" ; "" : aucune')
    .option('--document <nom>', 'un document à fournir ; à répéter ; "" : aucun', another, []);
};
