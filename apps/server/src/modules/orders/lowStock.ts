import type { Line } from '../cart/cartRules.ts';
import { variationName } from '../catalogue/variationName.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import type { StoreTerms } from '../stores/readStore.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import type { StockLeft } from './takeStock.ts';

/** A product that an order has brought to its threshold. */
export interface LowProduct {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
  name: string;
  /** What its variation is called; empty for a product without variations. */
  variation: string;
  left: number;
}

/** The products that an order brought to their threshold: each is noticed once on its way down. */
export function lowProducts(
  lines: readonly Line[],
  left: readonly StockLeft[],
  storeThreshold: number | null,
): LowProduct[] {
  return left.flatMap(({ productId, sku, isTracked, quantity, left: units, threshold: own }) => {
    const threshold = own ?? storeThreshold;
    const isCrossed = threshold !== null && units <= threshold && units + quantity > threshold;
    if (!isTracked || !isCrossed) return [];
    const line = lines.find(({ product }) => product.productId === productId && product.sku === sku);
    const variation = variationName(sku, line?.product.variation?.options);
    return [{ productId, sku, name: line?.product.name ?? productId, variation, left: units }];
  });
}

const nameOf = ({ name, variation }: LowProduct) => (variation === '' ? name : `${name} (${variation})`);
const leftText = (units: number) => (units === 0 ? 'épuisé' : `il en reste ${units}`);

/** Notifies the store of products that are nearly sold out. */
export async function notifyLowStock(
  tx: Tx,
  { name, contacts, lowStock }: StoreTerms,
  lines: readonly Line[],
  left: readonly StockLeft[],
): Promise<void> {
  const low = lowProducts(lines, left, lowStock);
  if (low.length === 0) return;
  await announceEvent(tx, 'stock.low', () => Promise.resolve({ articles: low }));
  const [first] = low;
  const others = low.length > 1 ? ` et ${low.length - 1} ${low.length > 2 ? 'autres' : 'autre'}` : '';
  const subject = `Stock bas : ${first ? nameOf(first) : ''}${others}`;
  const list = low.map((product) => `- ${nameOf(product)} : ${leftText(product.left)}`).join('\n');
  const notice = {
    subject,
    text: `Ces articles sont presque épuisés.\n\n${list}\n\n${name}`,
    sms: `${subject}.`,
  };
  await enqueueMessages(tx, noticeTo(contacts, notice));
}
