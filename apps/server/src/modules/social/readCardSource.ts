import { francs } from '@teranga/core/domain/money';
import { fromPrice, fromWords } from '@teranga/core/domain/pricing';
import type { Tx } from '../../platform/db/database.ts';
import { toPriced } from '../catalogue/offers.ts';
import { readCollection } from '../catalogue/readCollections.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import { readService } from '../services/readServices.ts';
import { readStore } from '../stores/readStore.ts';

/** The data of a page's card, read from the database. */
export interface CardSource {
  title: string | null;
  line: string | null;
  /** File name of the image. */
  image: string | null;
}

/** The longest line under a store's name, in characters. */
const longestLine = 110;

async function storeSource(tx: Tx): Promise<CardSource> {
  const { storeInfo, marketplaceInfo } = await readStore(tx);
  const line = storeInfo.hero?.title || marketplaceInfo.footerDescription;
  const image = storeInfo.hero?.picture ?? null;
  return { title: null, line: line.slice(0, longestLine) || null, image };
}

async function productSource(tx: Tx, id: string, now: Date): Promise<CardSource | null> {
  const product = await readProduct(tx, id, now);
  if (!product) return null;
  const offers = (product.variationPrices ?? []).map(toPriced);
  const { price, isFrom } = fromPrice(toPriced(product), offers, now.getTime());
  const line = `${isFrom ? `${fromWords} ` : ''}${francs.format(price)}`;
  return { title: product.name, line, image: product.picture };
}

async function serviceSource(tx: Tx, id: string): Promise<CardSource | null> {
  const service = await readService(tx, id);
  return service && { title: service.name, line: null, image: service.picture };
}

async function collectionSource(tx: Tx, slug: string): Promise<CardSource | null> {
  const collection = await readCollection(tx, slug);
  return collection && { title: collection.name, line: null, image: collection.image };
}

/** The pages that have a card of their own, by the beginning of their address, and the store. */
const sources = {
  store: storeSource,
  products: productSource,
  services: serviceSource,
  theme: collectionSource,
} as const;
export type CardKind = keyof typeof sources;

/** The card data of a page; null when there is no such page. */
export const readCardSource = (tx: Tx, kind: CardKind, id: string, now: Date): Promise<CardSource | null> =>
  sources[kind](tx, id, now);
