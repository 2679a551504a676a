import { adjustmentType, type PriceRuleWire, highestXof } from '@teranga/contract';

const isInstant = (value: string) => !Number.isNaN(Date.parse(value));

/** True for a valid price: an integer in FCFA within what can be stored. */
export const isPrice = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= highestXof;

function dateErrors(rule: PriceRuleWire): string[] {
  const { startDate, endDate } = rule;
  const errors: string[] = [];
  if (startDate && !isInstant(startDate))
    errors.push(`Une règle de prix commence le « ${startDate} », qui n’est pas une date.`);
  if (endDate && !isInstant(endDate))
    errors.push(`Une règle de prix finit le « ${endDate} », qui n’est pas une date.`);
  if (errors.length === 0 && startDate && endDate && Date.parse(startDate) >= Date.parse(endDate))
    errors.push('Une règle de prix finit avant de commencer.');
  return errors;
}

function amountErrors(base: number, rule: PriceRuleWire): string[] {
  const { amount } = rule;
  if (!Number.isFinite(amount)) return ['Une règle de prix a un montant qui n’est pas un nombre.'];
  if (rule.type === adjustmentType && rule.percentage) {
    const price = base + (base * amount) / 100;
    return price < 0 || price > highestXof
      ? [`Une règle de prix de ${amount} % donnerait un prix impossible.`]
      : [];
  }
  if (!Number.isInteger(amount))
    return [`Une règle de prix a un montant de ${amount}, qui n’est pas un nombre entier de FCFA.`];
  const price = rule.type === adjustmentType ? base + amount : amount;
  return isPrice(price) ? [] : [`Une règle de prix de ${amount} FCFA donnerait un prix impossible.`];
}

/** Errors of the price rules of a base price; empty when they are valid. */
export const priceRuleErrors = (base: number, rules: readonly PriceRuleWire[]): string[] =>
  rules.flatMap((rule) => [...amountErrors(base, rule), ...dateErrors(rule)]);
