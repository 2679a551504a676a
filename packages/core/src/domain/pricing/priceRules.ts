import { adjustmentType } from '@teranga/contract/adjustmentType';
import type { PriceRuleWire } from '@teranga/contract';
import { toXof, type Xof } from '../money/index.ts';

/** How long before its start, in milliseconds, an adjustment already counts. */
export const adjustmentLeadMs = 2 * 60_000;
/** Price in FCFA when a percentage adjustment yields NaN. */
const priceWhenNotANumber = 1;

interface DatedRule {
  rule: PriceRuleWire;
  start: number;
  end: number;
}

function datedAdjustments(rules: readonly PriceRuleWire[]): DatedRule[] {
  return rules
    .filter((rule) => rule.type === adjustmentType && rule.startDate && rule.endDate)
    .map((rule) => ({ rule, start: Date.parse(rule.startDate ?? ''), end: Date.parse(rule.endDate ?? '') }))
    .filter(({ start, end }) => !Number.isNaN(start) && !Number.isNaN(end));
}

/**
 * The adjustment in force at `now`: the latest-starting one among those that have started, or start
 * in less than 2 minutes, and have not ended.
 */
export function activeAdjustment(rules: readonly PriceRuleWire[], now: number): PriceRuleWire | null {
  const active = datedAdjustments(rules).filter(
    ({ start, end }) => start - now < adjustmentLeadMs && end > now,
  );
  if (active.length === 0) return null;
  return active.reduce((latest, each) => (each.start > latest.start ? each : latest)).rule;
}

/** Applies a rule to a base price. */
export function adjustedPrice(base: Xof, rule: PriceRuleWire): Xof {
  if (rule.type !== adjustmentType) return toXof(rule.amount);
  if (!rule.percentage) return toXof(Number.isNaN(rule.amount) ? base : base + rule.amount);
  const price = base + (base * rule.amount) / 100;
  return toXof(Number.isNaN(price) ? priceWhenNotANumber : price);
}

/** The price at `now`. The one function that shop and server sell by. */
export function priceAt(base: Xof, rules: readonly PriceRuleWire[], now: number): Xof {
  const rule = activeAdjustment(rules, now);
  return rule ? adjustedPrice(base, rule) : base;
}

/** The first moment after `now` at which a price may change; null when it never will. */
export function nextPriceChange(rules: readonly PriceRuleWire[], now: number): number | null {
  const moments = datedAdjustments(rules)
    .flatMap(({ start, end }) => [start - adjustmentLeadMs + 1, end])
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

interface Priced {
  multiPricing: readonly PriceRuleWire[];
}

/**
 * The rules that apply at `now`: the variation's own while one of them is in force, else the
 * product's.
 */
export function rulesFor(product: Priced, variation: Priced | null, now: number): readonly PriceRuleWire[] {
  return variation && activeAdjustment(variation.multiPricing, now)
    ? variation.multiPricing
    : product.multiPricing;
}

/**
 * The rules that can ever apply: the variation's own, and those of the product not fully covered by
 * them.
 */
export function possibleRules(product: Priced, variation: Priced | null): PriceRuleWire[] {
  const own = variation?.multiPricing ?? [];
  const dated = datedAdjustments(own);
  const isOutlasted = (rule: PriceRuleWire) =>
    datedAdjustments([rule]).some(({ start, end }) =>
      dated.some((each) => each.start <= start && each.end >= end),
    );
  return [...own, ...product.multiPricing.filter((rule) => !isOutlasted(rule))];
}
