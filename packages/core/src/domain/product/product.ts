import type { PriceRuleWire } from '@teranga/contract';
import {
  type Fields,
  type RecordId,
  toColorOrNull,
  toCount,
  toFields,
  toFlag,
  toList,
  toNameOrNull,
  toNumber,
  toRecord,
  toRecordId,
  toRows,
  toRequiredList,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toXof, type Xof } from '../money/index.ts';
import { offeredVariations, type Priced, toPriceRules } from '../pricing/index.ts';
import { toVariation, type Variation } from '../variations/index.ts';

/** A product as lists carry it. */
export interface ProductSummary {
  id: RecordId;
  sku: string;
  name: string;
  /** A file name, or an absolute address. */
  picture: string | null;
  pictureColor: string | null;
  brand: string | null;
  category: string | null;
  sellingPrice: Xof;
  /** Units in stock. */
  quantity: number;
  multiPricing: PriceRuleWire[];
  hasVariations: boolean;
  /** Of the variations on offer, as far as they are known. */
  variationPrices: Priced[];
}

/** A product as its page shows it. */
export interface Product extends ProductSummary {
  /** HTML, not to be trusted. */
  description: string;
  gallery: { name: string; alt: string }[];
  tags: string[];
  variations: Variation[];
}

/** One page of a list. */
export interface ProductPage {
  products: ProductSummary[];
  page: number;
  lastPage: number;
  total: number;
  /**
   * Counts of the choices as they came, for `toFacets`; absent from back ends that do not count.
   */
  facets?: unknown;
}

/** Shown for a product without a name. */
export const namelessProduct = 'Article';

/** A price before its rules; null without a number: it would be the lowest. */
function toPriced(value: unknown): Priced | null {
  const fields = toFields(value);
  const price = toNumber(fields['sellingPrice']);
  if (Number.isNaN(price)) return null;
  return { sellingPrice: toXof(price), multiPricing: toPriceRules(fields['multiPricing']) };
}

/**
 * The different prices of the variations on offer: of the variations themselves where they are
 * known.
 */
function toVariationPrices(fields: Fields): Priced[] {
  const variations = toList(fields['variations'], toVariation);
  const priced =
    variations.length === 0
      ? toList(fields['variationPrices'], toPriced)
      : offeredVariations(variations).map(({ sellingPrice, multiPricing }) => ({
          sellingPrice,
          multiPricing,
        }));
  return [...new Map(priced.map((each) => [JSON.stringify(each), each])).values()];
}

function readSummary(fields: Fields, id: RecordId): ProductSummary {
  return {
    id,
    sku: toText(fields['sku']),
    name: toTextOrNull(fields['name']) ?? namelessProduct,
    picture: toNameOrNull(fields['picture']),
    pictureColor: toColorOrNull(fields['pictureColor']),
    brand: toNameOrNull(fields['brand']),
    category: toNameOrNull(fields['category']),
    sellingPrice: toXof(toNumber(fields['sellingPrice'])),
    quantity: toCount(fields['quantity']),
    multiPricing: toPriceRules(fields['multiPricing']),
    hasVariations: toFlag(
      fields['hasVariations'],
      Array.isArray(fields['variations']) && fields['variations'].length > 0,
    ),
    variationPrices: toVariationPrices(fields),
  };
}

/** A product of a list; null when it has no id or no price: it would be shown as free. */
export function toProductSummary(value: unknown): ProductSummary | null {
  const fields = toFields(value);
  const id = toRecordId(fields);
  return id === null || Number.isNaN(toNumber(fields['sellingPrice'])) ? null : readSummary(fields, id);
}

/** A list of products, bare or under `data`; null when the response holds none. */
export function toProductSummaries(body: unknown): ProductSummary[] | null {
  return toRequiredList(toRows(body), toProductSummary);
}

/** A complete product; null when the response holds none. */
export function toProduct(body: unknown): Product | null {
  const fields = toRecord(body);
  const id = toRecordId(fields);
  if (id === null) return null;
  const summary = readSummary(fields, id);
  return {
    ...summary,
    description: toText(fields['description']),
    gallery: toList(fields['gallery'], (item) => {
      const name = toNameOrNull(item);
      return name === null ? null : { name, alt: toText(toFields(item)['alt']) || summary.name };
    }),
    tags: toList(fields['tags'], toNameOrNull),
    variations: toList(fields['variations'], toVariation),
  };
}

/**
 * One page of products, in the contract's shape or with the page numbers under `meta`; null when
 * the response holds none.
 */
export function toProductPage(body: unknown): ProductPage | null {
  const fields = toFields(body);
  const numbers = { ...toFields(fields['meta']), ...fields };
  const products = toProductSummaries(body);
  return (
    products && {
      products,
      page: Math.max(1, toCount(numbers['current_page'])),
      lastPage: Math.max(1, toCount(numbers['last_page'])),
      total: numbers['total'] === undefined ? products.length : toCount(numbers['total']),
      ...(fields['facets'] === undefined ? {} : { facets: fields['facets'] }),
    }
  );
}
