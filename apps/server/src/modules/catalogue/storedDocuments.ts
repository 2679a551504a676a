import { MeasurementWire, PriceRuleWire } from '@teranga/contract';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Tx } from '../../platform/db/database.ts';

/**
 * The items of a stored list that match the schema: one written without validation must not break a
 * page.
 */
export const validItems = <S extends TSchema>(schema: S, stored: unknown): Static<S>[] =>
  Array.isArray(stored) ? stored.filter((item): item is Static<S> => Value.Check(schema, item)) : [];

/**
 * The price rules that can be sold by; those that are invalid or make a price negative are ignored.
 */
export const validRules = (stored: unknown): PriceRuleWire[] =>
  validItems(PriceRuleWire, stored).filter(({ percentage, amount }) => !percentage || amount >= -100);

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
