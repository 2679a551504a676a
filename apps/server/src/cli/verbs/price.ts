import { formatXof, toXof } from '@teranga/core/domain/money';
import { unitPrice } from '@teranga/core/domain/pricing';
import { changePrice, type NewPrice } from '../../modules/catalogue/edit/changePrice.ts';
import { findArticle } from '../../modules/catalogue/edit/findArticle.ts';
import type { ProductDocument } from '../../modules/catalogue/versions/productDocument.ts';
import { toPriced } from '../../modules/catalogue/offers.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay, readInteger, readReason } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { articleArgument, storeArgument, withEditOptions } from '../arguments.ts';

export interface PriceOptions extends JsonOption {
  compareAt?: string;
  from?: string;
  until?: string;
  expect?: string;
  reason?: string;
}

const mostFrancs = 2_000_000_000;

function readPrice(typed: string, { compareAt, from, until }: PriceOptions): NewPrice {
  const francs = readInteger('Le prix', typed, 0, mostFrancs);
  if (francs === null) throw new OperatorError('Donnez le prix en FCFA.');
  return {
    price: francs,
    compareAt: readInteger('--compare-at', compareAt, 0, mostFrancs),
    from: readDay('--from', from, 0),
    // The last day is a day of the price.
    until: readDay('--until', until, 1),
  };
}

const shown = (amount: number) => formatXof(toXof(amount));

/** What a shopper pays at a moment, of a product or of one of its variations. */
function priceOf(document: ProductDocument, sku: string, now: Date): number {
  const variation = document.variations.find((each) => each.sku === sku);
  return unitPrice(toPriced(document), variation ? toPriced(variation) : null, now.getTime());
}

/** Changes the price of an article, at once or for some days. */
export async function price(
  platform: Platform,
  id: string,
  typed: string,
  typedPrice: string,
  options: PriceOptions,
): Promise<void> {
  const { db, print, actor } = platform;
  const wanted = readPrice(typedPrice, options);
  const version = readInteger('--expect', options.expect, 1, mostFrancs);
  const reason = readReason(options.reason);
  await findStore(db, id);
  const now = new Date();
  const { article, changed } = await db.withStore(id, async (tx) => {
    const found = await findArticle(tx, typed);
    return { article: found, changed: await changePrice(tx, found, wanted, { actor, version, reason, now }) };
  });
  const before = priceOf(changed.before, article.sku, now);
  const after = priceOf(changed.after, article.sku, now);
  if (options.json)
    return printJson(platform, {
      ...article,
      version: changed.version,
      before,
      after,
      document: changed.after,
    });
  const name = article.sku === '' ? article.productId : `${article.productId} (${article.sku})`;
  print(`${name} : ${shown(before)} → ${shown(after)} (version ${changed.version}).`);
  const isLater = wanted.from !== null && wanted.from > now;
  if (isLater) print(`À partir du ${options.from ?? ''} : ${shown(wanted.price)}.`);
  if (options.until !== undefined) print(`Jusqu’au ${options.until} compris.`);
}

export const commands: Commands = (verb, onPlatform) => {
  withEditOptions(
    verb('price', 'change le prix d’un article')
      .argument(...storeArgument)
      .argument(...articleArgument)
      .argument('<prix>', 'ce que paie le client, en FCFA')
      .option('--compare-at <francs>', 'le prix barré')
      .option('--from <date>', 'le premier jour, par exemple 2026-12-01')
      .option('--until <date>', 'le dernier jour'),
  ).action((id: string, typed: string, typedPrice: string, options: PriceOptions) =>
    onPlatform((platform) => price(platform, id, typed, typedPrice, options)),
  );
};
