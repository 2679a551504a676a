import type { Line } from '../cart/cartRules.ts';
import { variationName } from '../catalogue/variationName.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import type { StoreTerms } from '../stores/readStore.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import type { StockLeft } from './takeStock.ts';

/** An article that an order has brought to its threshold. */
export interface LowArticle {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
  name: string;
  /** What its variation is called; empty for a product without variations. */
  variation: string;
  left: number;
}

/** The articles that an order brought to their threshold: each is noticed once on its way down. */
export function lowArticles(
  lines: readonly Line[],
  left: readonly StockLeft[],
  storeThreshold: number | null,
): LowArticle[] {
  return left.flatMap(({ productId, sku, isTracked, quantity, left: units, threshold: own }) => {
    const threshold = own ?? storeThreshold;
    const isCrossed = threshold !== null && units <= threshold && units + quantity > threshold;
    if (!isTracked || !isCrossed) return [];
    const line = lines.find(({ article }) => article.productId === productId && article.sku === sku);
    const variation = variationName(sku, line?.article.variation?.options);
    return [{ productId, sku, name: line?.article.name ?? productId, variation, left: units }];
  });
}

const nameOf = ({ name, variation }: LowArticle) => (variation === '' ? name : `${name} (${variation})`);
const leftText = (units: number) => (units === 0 ? 'épuisé' : `il en reste ${units}`);

/** Notifies the store of articles that are nearly sold out. */
export async function notifyLowStock(
  tx: Tx,
  { name, contacts, lowStock }: StoreTerms,
  lines: readonly Line[],
  left: readonly StockLeft[],
): Promise<void> {
  const low = lowArticles(lines, left, lowStock);
  if (low.length === 0) return;
  await announceEvent(tx, 'stock.low', () => Promise.resolve({ articles: low }));
  const [first] = low;
  const others = low.length > 1 ? ` et ${low.length - 1} ${low.length > 2 ? 'autres' : 'autre'}` : '';
  const subject = `Stock bas : ${first ? nameOf(first) : ''}${others}`;
  const list = low.map((article) => `- ${nameOf(article)} : ${leftText(article.left)}`).join('\n');
  const notice = {
    subject,
    text: `Ces articles sont presque épuisés.\n\n${list}\n\n${name}`,
    sms: `${subject}.`,
  };
  await enqueueMessages(tx, noticeTo(contacts, notice));
}
