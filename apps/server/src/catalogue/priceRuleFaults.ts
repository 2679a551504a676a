import { adjustmentType, type PriceRuleWire } from '@teranga/contract';

/** The highest price there is, in FCFA: what the contract's XofWire allows. */
export const maxPrice = 2_000_000_000;

const isInstant = (value: string) => !Number.isNaN(Date.parse(value));

/** True of a price: whole FCFA, within what can be stored. */
export const isPrice = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= maxPrice;

function dateFaults(rule: PriceRuleWire): string[] {
  const { startDate, endDate } = rule;
  const faults: string[] = [];
  if (startDate && !isInstant(startDate))
    faults.push(`A price rule starts at "${startDate}", which is not a date.`);
  if (endDate && !isInstant(endDate)) faults.push(`A price rule ends at "${endDate}", which is not a date.`);
  if (faults.length === 0 && startDate && endDate && Date.parse(startDate) >= Date.parse(endDate))
    faults.push('A price rule ends before it starts.');
  return faults;
}

function amountFaults(base: number, rule: PriceRuleWire): string[] {
  const { amount } = rule;
  if (!Number.isFinite(amount)) return ['A price rule has an amount that is not a number.'];
  if (rule.type === adjustmentType && rule.percentage) {
    const price = base + (base * amount) / 100;
    return price < 0 || price > maxPrice
      ? [`A price rule of ${amount} % would give a price out of range.`]
      : [];
  }
  if (!Number.isInteger(amount)) return [`A price rule has an amount of ${amount}, which is not whole FCFA.`];
  const price = rule.type === adjustmentType ? base + amount : amount;
  return isPrice(price) ? [] : [`A price rule of ${amount} FCFA would give a price out of range.`];
}

/** What is wrong with the rules of a base price; empty when a shop may sell by them. */
export const priceRuleFaults = (base: number, rules: readonly PriceRuleWire[]): string[] =>
  rules.flatMap((rule) => [...amountFaults(base, rule), ...dateFaults(rule)]);
