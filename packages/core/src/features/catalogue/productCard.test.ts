import type { PriceRuleWire, VariationWire } from '@teranga/contract';
import { aPriceRule, aProduct, aVariation } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { productData } from '../../pages/metadata/structuredData.ts';
import { francs } from '../../domain/money/formatMoney.ts';
import { offeredVariations } from '../../domain/pricing/fromPrice.ts';
import { someSettings } from '../../testing/renderWithStore.tsx';
import {
  toProduct,
  toProductSummary,
  type Product,
  type ProductSummary,
} from '../../domain/product/product.ts';
import { toProductCard } from './productCard.ts';
import { toSelection } from './productSelection.ts';
import { toCartLine } from './toCartLine.ts';

const now = Date.parse('2026-11-02T12:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const settings = someSettings();
const context = { money: francs, settings, now, order: () => undefined, share: () => undefined };

/** A product as its page reads it, and as a list does: only the prices of what is on offer. */
function read(variations: VariationWire[], multiPricing: PriceRuleWire[] = []): [Product, ProductSummary] {
  const wire = aProduct({ sellingPrice: 20_000, multiPricing, hasVariations: true, variations });
  const variationPrices = offeredVariations(variations).map((each) => ({
    sellingPrice: each.sellingPrice,
    multiPricing: each.multiPricing,
  }));
  const product = toProduct(wire);
  const summary = toProductSummary({ ...wire, variations: undefined, variationPrices });
  if (!product || !summary) throw new Error('the product was not read');
  return [product, summary];
}

const card = (...product: Parameters<typeof read>) => toProductCard(read(...product)[1], context).price;
const sized = (sku: string, sellingPrice: number, rest: Partial<VariationWire> = {}) =>
  aVariation({ sku, sellingPrice, ...rest });
const half = (start: number, end: number) =>
  aPriceRule({ startDate: at(start), endDate: at(end), amount: -50 });
const from = { prefix: 'À partir de' };

describe('A card’s price', () => {
  it.each<[string, VariationWire[], object]>([
    ['that of its variations', [sized('S', 9_000), sized('M', 9_000)], { current: '9\u202f000\u00a0FCFA' }],
    [
      'the lowest, and says so',
      [sized('S', 9_000), sized('M', 8_000)],
      { ...from, current: '8\u202f000\u00a0FCFA' },
    ],
    [
      'the lowest while a variation’s reduction lasts',
      [sized('S', 9_000), sized('M', 10_000, { multiPricing: [half(-5, 5)] })],
      { ...from, current: '5\u202f000\u00a0FCFA', previous: '10\u202f000\u00a0FCFA' },
    ],
    [
      'not that of a reduction that is over',
      [sized('S', 9_000), sized('M', 10_000, { multiPricing: [half(-5, -1)] })],
      { ...from, current: '9\u202f000\u00a0FCFA' },
    ],
    [
      'not that of a sold-out variation',
      [sized('S', 9_000), sized('M', 8_000, { quantity: 0 })],
      { current: '9\u202f000\u00a0FCFA' },
    ],
    [
      'not that of a disabled variation',
      [sized('S', 9_000), sized('M', 8_000, { isEnabled: false })],
      { current: '9\u202f000\u00a0FCFA' },
    ],
  ])('the price of a card is %s', (_what, variations, price) => {
    expect(card(variations)).toEqual({
      previous: null,
      saving: expect.toBeOneOf([null, '−50\u00a0%']),
      ...price,
    });
  });

  it('is the product’s own on a back end that sends no prices of variations', () => {
    const summary = toProductSummary({ id: 'robe', sellingPrice: 20_000, hasVariations: true });
    expect(summary && toProductCard(summary, context).price.current).toBe('20\u202f000\u00a0FCFA');
  });
});

/** Whole numbers below a limit, the same at every run. */
function below(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe('Any product with variations', () => {
  it('costs the same on its card, its page, in structured data and in the cart', () => {
    const chance = below(20_261_123);
    const rules = () =>
      Array.from({ length: chance(3) }, () => {
        const start = chance(20) - 15;
        return aPriceRule({
          startDate: at(start),
          endDate: at(start + 1 + chance(15)),
          percentage: chance(2) === 0,
          amount: -chance(60),
        });
      });
    for (let round = 0; round < 500; round += 1) {
      const variations = Array.from({ length: 1 + chance(5) }, (_, index) =>
        aVariation({
          sku: `v-${index}`,
          isEnabled: chance(4) > 0,
          quantity: chance(3),
          sellingPrice: 1_000 + 500 * chance(6),
          multiPricing: rules(),
        }),
      );
      const [product, summary] = read(variations, rules());
      const { variation, price } = toSelection(product, { sku: null, quantity: null }, now);
      const { offers } = productData(product, settings, now);
      const shown = francs.format(price);
      expect(toProductCard(summary, context).price.current).toBe(shown);
      expect(toProductCard(product, context).price.current).toBe(shown);
      expect(francs.format(toCartLine(summary, variation, 1, now).price)).toBe(shown);
      expect(offers).toMatchObject({ price });
    }
  });
});
