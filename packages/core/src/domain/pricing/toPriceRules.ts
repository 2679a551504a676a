import type { PriceRuleWire } from '@teranga/contract';
import { toFields, toFlag, toInstant, toList, toNumber, toText } from '../../lib/wire/index.ts';

/** The price rules of a record, whatever shape its numbers, dates and flags were sent in. */
export function toPriceRules(value: unknown): PriceRuleWire[] {
  return toList(value, (item) => {
    const fields = toFields(item);
    return {
      type: toText(fields['type']),
      startDate: toInstant(fields['startDate']),
      endDate: toInstant(fields['endDate']),
      amount: toNumber(fields['amount']),
      percentage: toFlag(fields['percentage']),
    };
  });
}
