import { ImageWire, MeasurementWire, PriceRuleWire, VariationOptionWire } from '@teranga/contract';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Tx } from '../../platform/db/database.ts';

const isText = (item: unknown) => Value.Check(Type.String(), item);
const isImage = (item: unknown) => Value.Check(ImageWire, item);
const isOption = (item: unknown) => Value.Check(VariationOptionWire, item);
const isRule = (item: unknown) => Value.Check(PriceRuleWire, item);

/** The valid items of a stored list: one written without validation must not break a page. */
const validItems = <Item>(isValid: (item: unknown) => item is Item, stored: unknown): Item[] =>
  Array.isArray(stored) ? stored.filter(isValid) : [];

export const validTexts = (stored: unknown) => validItems(isText, stored);
export const validImages = (stored: unknown) => validItems(isImage, stored);
export const validOptions = (stored: unknown) => validItems(isOption, stored);

/**
 * The price rules that can be sold by; those that are invalid or make a price negative are ignored.
 */
export const validRules = (stored: unknown): PriceRuleWire[] =>
  validItems(isRule, stored).filter(({ percentage, amount }) => !percentage || amount >= -100);

/** The measurement of a product; null when it is invalid. */
export const validMeasurement = (stored: unknown): Static<typeof MeasurementWire> | null =>
  Value.Check(MeasurementWire, stored) ? stored : null;

interface RulesRow {
  id: string;
  price_rules: unknown;
}

/** The current store's products with price rules that are ignored because they are unreadable. */
export async function productsWithInvalidRules(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<RulesRow>(
    `select id, price_rules from products where price_rules <> '[]'
     union all select product_id, price_rules from variations where price_rules <> '[]' order by 1`,
  );
  const isInvalid = ({ price_rules: rules }: RulesRow) =>
    !Array.isArray(rules) || validRules(rules).length < rules.length;
  return [...new Set(rows.filter(isInvalid).map(({ id }) => id))];
}
