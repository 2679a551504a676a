import { highestInteger, highestXof } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { unitPrice } from '@teranga/core/domain/pricing';
import { changePrice, type NewPrice } from '../../modules/catalogue/edit/changePrice.ts';
import { findProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { removePriceRule, rulesOf, ruleText } from '../../modules/catalogue/edit/priceRules.ts';
import { readDocuments, type ProductDocument } from '../../modules/catalogue/versions/productDocument.ts';
import { toPriced } from '../../modules/catalogue/offers.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import { refuseUnlikely } from '../refuseUnlikely.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay, readInteger, readReason } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { productArgument, storeArgument, withEditOptions } from '../arguments.ts';

export interface PriceOptions extends JsonOption {
  compareAt?: string;
  from?: string;
  until?: string;
  remove?: string;
  force?: true;
  expect?: string;
  reason?: string;
}

interface PricedProduct {
  productId: string;
  sku: string;
}

function readPrice(typed: string, { compareAt, from, until }: PriceOptions): NewPrice {
  const francs = readInteger('Le prix', typed, 0, highestXof);
  if (francs === null) throw new OperatorError('Donnez le prix en FCFA.');
  return {
    price: francs,
    compareAt: readInteger('--compare-at', compareAt, 0, highestXof),
    from: readDay('--from', from, 0),
    // The last day is a day of the price.
    until: readDay('--until', until, 1),
  };
}

/** What a shopper pays at a moment, of a product or of one of its variations. */
function priceOf(document: ProductDocument, sku: string, now: Date): number {
  const variation = document.variations.find((each) => each.sku === sku);
  return unitPrice(toPriced(document), variation ? toPriced(variation) : null, now.getTime());
}

const nameOf = ({ productId, sku }: PricedProduct) => (sku === '' ? productId : `${productId} (${sku})`);

/** Prints what a product costs now, and its promotions by number. */
async function showPrice(platform: Platform, id: string, typed: string, { json }: JsonOption) {
  const { product, document } = await platform.db.withStore(id, async (tx) => {
    const found = await findProduct(tx, typed);
    return { product: found, document: (await readDocuments(tx, [found.productId])).get(found.productId) };
  });
  if (!document) throw new OperatorError(`Cette boutique n’a pas d’article « ${typed} ».`);
  const { base, rules } = rulesOf(document, product.sku);
  const paid = priceOf(document, product.sku, new Date());
  if (json) return printJson(platform, { ...product, price: paid, base, rules });
  platform.print(
    `${nameOf(product)} : ${formatAmount(paid)}${paid === base ? '' : `, au lieu de ${formatAmount(base)}`}.`,
  );
  for (const [index, rule] of rules.entries())
    platform.print(`Promotion n° ${index + 1} : ${ruleText(rule)}.`);
}

/** Shows the price of a product, or changes it, at once or for some days. */
export async function price(
  platform: Platform,
  id: string,
  typed: string,
  typedPrice: string | undefined,
  options: PriceOptions,
): Promise<void> {
  const { db, print, actor } = platform;
  const number = readInteger('--remove', options.remove, 1, highestInteger);
  if (number !== null && typedPrice !== undefined)
    throw new OperatorError('Donnez un prix, ou --remove : l’un des deux.');
  const newPrice = typedPrice === undefined ? null : readPrice(typedPrice, options);
  const version = readInteger('--expect', options.expect, 1, highestInteger);
  const reason = readReason(options.reason);
  await findStore(db, id);
  if (newPrice === null && number === null) return showPrice(platform, id, typed, options);
  const now = new Date();
  const startsAt = newPrice?.from && newPrice.from > now ? newPrice.from : null;
  const { product, changed } = await db.withStore(id, async (tx) => {
    const found = await findProduct(tx, typed);
    const context = { actor, version, reason, now };
    if (newPrice === null)
      return { product: found, changed: await removePriceRule(tx, found, number ?? 0, context) };
    const done = await changePrice(tx, found, newPrice, context);
    if (!options.force) refuseUnlikely(done, now);
    return { product: found, changed: done };
  });
  const before = priceOf(changed.before, product.sku, now);
  const after = priceOf(changed.after, product.sku, now);
  if (options.json)
    return printJson(platform, {
      ...product,
      version: changed.version,
      before,
      after,
      document: changed.after,
    });
  print(
    `${nameOf(product)} : ${formatAmount(before)} → ${formatAmount(after)} (version ${changed.version}).`,
  );
  if (newPrice && startsAt) print(`À partir du ${options.from ?? ''} : ${formatAmount(newPrice.price)}.`);
  if (options.until !== undefined) print(`Jusqu’au ${options.until} compris.`);
}

export const commands: Commands = (verb, onPlatform) => {
  withEditOptions(
    verb('price', 'montre le prix d’un article et ses promotions, ou les change')
      .argument(...storeArgument)
      .argument(...productArgument)
      .argument('[prix]', 'ce que paie le client, en FCFA')
      .option('--compare-at <francs>', 'le prix barré')
      .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
      .option('--until <date>', 'le dernier jour')
      .option('--remove <numéro>', 'retire une promotion, par son numéro')
      .option('--force', 'accepte aussi un prix qui ressemble à une erreur'),
  ).action((id: string, typed: string, typedPrice: string | undefined, options: PriceOptions) =>
    onPlatform((platform) => price(platform, id, typed, typedPrice, options)),
  );
};
