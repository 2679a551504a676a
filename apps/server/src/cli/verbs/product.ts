import { formatAmount, formatXof } from '@teranga/core/domain/money';
import { unitPrice } from '@teranga/core/domain/pricing';
import type { Tx } from '../../platform/db/database.ts';
import type { ChangeContext } from '../../modules/catalogue/edit/changeProduct.ts';
import {
  editProduct,
  publishProduct,
  restoreProductVersion,
  unpublishProduct,
  type ProductPatch,
} from '../../modules/catalogue/edit/editProduct.ts';
import { toPriced } from '../../modules/catalogue/offers.ts';
import { findProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { readStock } from '../../modules/catalogue/edit/readStock.ts';
import { readDocuments, type ProductDocument } from '../../modules/catalogue/versions/productDocument.ts';
import { changedFields, fieldLabels } from '../../modules/catalogue/versions/documentChanges.ts';
import {
  currentVersion,
  listProductVersions,
  type ProductVersion,
} from '../../modules/catalogue/versions/productVersions.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import { refuseUnlikely } from '../refuseUnlikely.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger, readReason } from '../readOptions.ts';
import { facts, table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, productArgument, storeArgument, withEditOptions } from '../arguments.ts';

export interface ProductOptions extends JsonOption {
  publish?: true;
  unpublish?: true;
  force?: true;
  history?: true;
  restore?: string;
  name?: string;
  description?: string;
  brand?: string;
  category?: string;
  tag: string[];
  collection: string[];
  expect?: string;
  reason?: string;
}

const mostVersions = 1_000_000_000;

const cleared = (values: string[]) => values.filter((value) => value !== '');

/** An empty text clears a field. */
function patchOf({
  name,
  description,
  brand,
  category,
  tag,
  collection,
}: ProductOptions): ProductPatch | null {
  const patch: ProductPatch = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(brand !== undefined && { brand: brand || null }),
    ...(category !== undefined && { categoryId: category || null }),
    ...(tag.length > 0 && { tags: cleared(tag) }),
    ...(collection.length > 0 && { collectionIds: cleared(collection) }),
  };
  return Object.keys(patch).length > 0 ? patch : null;
}

type Change = (tx: Tx, id: string, context: ChangeContext) => ReturnType<typeof publishProduct>;

/** The one change that the options request; null to show the product. */
function changeOf(options: ProductOptions): Change | null {
  const patch = patchOf(options);
  const version = readInteger('--restore', options.restore, 1, mostVersions);
  const changes: (Change | false | null | undefined)[] = [
    options.publish && publishProduct,
    options.unpublish && unpublishProduct,
    version !== null && ((tx, id, context) => restoreProductVersion(tx, id, version, context)),
    patch && ((tx, id, context) => editProduct(tx, id, patch, context)),
  ];
  const requested = changes.filter((change) => typeof change === 'function');
  if (requested.length > 1 || (requested.length === 1 && options.history))
    throw new OperatorError(
      'Demandez une chose à la fois : --publish, --unpublish, --restore, --history ou des champs.',
    );
  return requested[0] ?? null;
}

const columns = [
  { title: 'Version', isNumber: true },
  { title: 'Date' },
  { title: 'Qui' },
  { title: 'Ce qui a changé' },
  { title: 'Pourquoi' },
];

function toCells(version: ProductVersion, index: number, all: readonly ProductVersion[]): string[] {
  const before = all[index + 1]?.document;
  const fields = before ? changedFields(before, version.document).map((field) => fieldLabels[field]) : [];
  return [
    String(version.version),
    shortMoment(version.createdAt),
    version.actor.name,
    fields.join(', '),
    version.reason ?? '',
  ];
}

async function showHistory(
  platform: Platform,
  id: string,
  typed: string,
  { json }: JsonOption,
): Promise<void> {
  const versions = await platform.db.withStore(id, async (tx) =>
    listProductVersions(tx, (await findProduct(tx, typed)).productId),
  );
  if (json) return printJson(platform, versions);
  platform.print(
    versions.length > 0 ? table(columns, versions.map(toCells)) : 'Cet article n’a jamais changé.',
  );
}

const onSale = ({ isPublished }: ProductDocument) => (isPublished ? 'en vente' : 'retiré de la vente');

async function showProduct(
  platform: Platform,
  id: string,
  typed: string,
  { json }: JsonOption,
): Promise<void> {
  const shown = await platform.db.withStore(id, async (tx) => {
    const { productId } = await findProduct(tx, typed);
    const document = (await readDocuments(tx, [productId])).get(productId);
    const { own, variations } = await readStock(tx, productId);
    const { rows } = await tx.query<{ name: string }>('select name from categories where id = $1', [
      document?.categoryId,
    ]);
    const category = rows[0] ? `${rows[0].name} (${document?.categoryId})` : '';
    const version = await currentVersion(tx, productId);
    return document && { productId, document, own, variations, version, category };
  });
  if (!shown) throw new OperatorError(`Cette boutique n’a pas d’article « ${typed} ».`);
  const { productId, document, own, variations, version, category } = shown;
  const stock = { ...own, variations: Object.fromEntries(variations) };
  if (json) return printJson(platform, { id: productId, version, ...document, stock });
  const quantity = ({ quantity: units, trackStock }: typeof own) => (trackStock ? String(units) : 'illimité');
  platform.print(
    facts([
      ['Article', productId],
      ['Nom', document.name],
      ['Référence', document.sku],
      ['État', onSale(document)],
      ['Prix', formatAmount(document.sellingPrice)],
      ['Prix du moment', formatXof(unitPrice(toPriced(document), null, Date.now()))],
      ['Promotions', String(document.multiPricing.length)],
      ['Stock', quantity(own)],
      ...[...variations].map(([sku, one]) => [`  ${sku}`, quantity(one)] as const),
      ['Rayon', category],
      ['Collections', document.collectionIds.join(', ')],
      ['Marque', document.brand ?? ''],
      ['Étiquettes', document.tags.join(', ')],
      ['Images', String(document.gallery.length)],
      ['Version', String(version)],
    ]),
  );
}

/** Shows a product or its versions, or changes it. */
export async function product(
  platform: Platform,
  id: string,
  typed: string,
  options: ProductOptions,
): Promise<void> {
  const { db, actor, print } = platform;
  const change = changeOf(options);
  const context = {
    actor,
    version: readInteger('--expect', options.expect, 1, mostVersions),
    reason: readReason(options.reason),
    now: new Date(),
  };
  await findStore(db, id);
  if (options.history) return showHistory(platform, id, typed, options);
  if (!change) return showProduct(platform, id, typed, options);
  const changed = await db.withStore(id, async (tx) => {
    const done = await change(tx, (await findProduct(tx, typed)).productId, context);
    if (!options.force) refuseUnlikely(done, context.now);
    return done;
  });
  const fields = changedFields(changed.before, changed.after);
  if (options.json) return printJson(platform, { id: changed.id, version: changed.version, changed: fields });
  const what = fields.map((field) => fieldLabels[field]).join(', ') || 'rien à changer';
  print(`${changed.id} : ${what} ; ${onSale(changed.after)}, version ${changed.version}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  withEditOptions(
    verb('product', 'montre un article, ou le change')
      .argument(...storeArgument)
      .argument(...productArgument)
      .option('--publish', 'le met en vente')
      .option('--unpublish', 'le retire de la vente')
      .option('--force', 'le met en vente aussi à un prix qui ressemble à une erreur')
      .option('--name <nom>', 'son nom')
      .option('--description <html>', 'sa description')
      .option('--brand <marque>', 'sa marque ; "" : aucune')
      .option('--category <rayon>', 'l’identifiant de son rayon ; "" : aucun')
      .option('--tag <étiquette>', 'ses étiquettes ; à répéter ; "" : aucune', another, [])
      .option('--collection <collection>', 'ses collections ; à répéter ; "" : aucune', another, [])
      .option('--history', 'liste ses versions')
      .option('--restore <version>', 'lui rend une version ; le stock ne change pas'),
  ).action((id: string, typed: string, options: ProductOptions) =>
    onPlatform((platform) => product(platform, id, typed, options)),
  );
};
