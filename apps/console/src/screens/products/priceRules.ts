import { formatAmount } from '@teranga/core/domain/money';
import { adjustmentType } from '@teranga/contract/adjustmentType';
import type { PricePreviewWire, StaffProductWire } from '@teranga/contract/admin';
import { adjustmentLeadMs } from '@teranga/core/domain/pricing';
import { dateFormat } from '@teranga/core/lib/dates';
import { dayAfter, dayOf, lastDayBefore, msPerDay } from '../../lib/days.ts';
import { formatDate } from '../../lib/format.ts';

export type PriceRule = StaffProductWire['multiPricing'][number];

/** A reduction as its form has it, in Senegal's time, which is that of Greenwich. */
export interface PriceRuleFields {
  kind: 'percent' | 'off' | 'price';
  /** Per cent off, FCFA off, or the price to pay. */
  amount: number;
  /** Its first and its last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
  /**
   * Whether it begins and ends within these days, at times as `HH:mm`; else it lasts all of both.
   */
  isTimed: boolean;
  from: string;
  until: string;
}

const amountOf = ({ kind, amount }: PriceRuleFields, base: number) =>
  kind === 'price' ? amount - base : -amount;

const midnight = '00:00';

/** The time of an instant, as `HH:mm`. */
const timeOf = (instant = ''): string => instant.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length);

/** When a reduction begins and ends, as `YYYY-MM-DDTHH:mm`. */
export const periodOf = ({ first, last, isTimed, from, until }: Omit<PriceRuleFields, 'kind' | 'amount'>) =>
  isTimed
    ? ([`${first}T${from}`, `${last}T${until}`] as const)
    : ([`${first}T${midnight}`, `${dayAfter(last)}T${midnight}`] as const);

export function toRule(fields: PriceRuleFields, base: number): PriceRule {
  const [start, end] = periodOf(fields);
  return {
    type: adjustmentType,
    amount: amountOf(fields, base),
    percentage: fields.kind === 'percent',
    startDate: `${start}:00.000Z`,
    endDate: `${end}:00.000Z`,
  };
}

const usualReduction = 10;
const usualTimes = { from: '08:00', until: '20:00' };

/** What a new reduction begins with: of whole days, the last one included. */
export const newRuleFields = (first: string, last: string): PriceRuleFields => ({
  kind: 'percent',
  amount: usualReduction,
  first,
  last,
  isTimed: false,
  ...usualTimes,
});

export function toRuleFields(
  { amount, percentage, startDate, endDate }: PriceRule,
  base: number,
): PriceRuleFields {
  const [start, end] = [startDate, endDate].map((date) => (date ? new Date(date).toISOString() : ''));
  const isTimed = [start, end].some((instant) => instant && !isMidnight(instant));
  return {
    kind: percentage ? 'percent' : 'price',
    amount: percentage ? -amount : base + amount,
    first: dayOf(start ?? ''),
    last: end && !isTimed ? lastDayBefore(end) : dayOf(end ?? ''),
    isTimed,
    ...(isTimed
      ? {
          from: timeOf(start),
          until: timeOf(end),
        }
      : usualTimes),
  };
}

/** Whether the shop ever applies it: rules of other systems stay, and change nothing. */
export const isApplied = ({ type, startDate, endDate }: PriceRule): boolean =>
  type === adjustmentType && Boolean(startDate) && Boolean(endDate);

const moment = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const isMidnight = (instant: string) => new Date(instant).toISOString().endsWith('T00:00:00.000Z');

/** «du 1 déc. 2026 au 26 déc. 2026», the last day included. */
export function periodWords({ startDate, endDate }: PriceRule): string {
  if (!startDate || !endDate) return 'sans dates';
  const isDays = isMidnight(startDate) && isMidnight(endDate);
  if (!isDays) return `du ${moment(new Date(startDate))} au ${moment(new Date(endDate))}`;
  const first = formatDate(new Date(startDate));
  const last = formatDate(new Date(Date.parse(endDate) - 1));
  return first === last ? `le ${first}` : `du ${first} au ${last}`;
}

/** «−20 %», or the price that is paid. */
export function reductionWords({ amount, percentage }: PriceRule, base: number): string {
  if (percentage) return `${amount > 0 ? '+' : '−'}${Math.abs(amount)} %`;
  return formatAmount(Math.max(0, base + amount));
}

/** Whether a reduction is over, runs, or is to come. */
export function stateOf({ startDate, endDate }: PriceRule, now: number): 'past' | 'now' | 'next' {
  if (endDate && Date.parse(endDate) <= now) return 'past';
  return startDate && Date.parse(startDate) > now ? 'next' : 'now';
}

/** The reduction that the shop applies now: of several, the one that began last. */
export const runningRule = (rules: readonly PriceRule[], now: number): PriceRule | undefined =>
  rules
    .filter((rule) => isApplied(rule) && stateOf(rule, now) === 'now')
    .toSorted((a, b) => Date.parse(a.startDate ?? '') - Date.parse(b.startDate ?? ''))
    .at(-1);

/** Whether a rule that is there would apply in place of a new one: it begins while that runs. */
export const prevails = (there: PriceRule, added: PriceRule): boolean =>
  isApplied(there) &&
  Date.parse(there.startDate ?? '') >= Date.parse(added.startDate ?? '') &&
  Date.parse(there.startDate ?? '') < Date.parse(added.endDate ?? '');

/** A day of a month's page. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  number: number;
  isOutside: boolean;
}

const daysPerWeek = 7;

/** The weeks of a month, from Monday on, with the days around it. */
export function weeksOf(month: string): CalendarDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const offset = (first.getUTCDay() + daysPerWeek - 1) % daysPerWeek;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((offset + last) / daysPerWeek);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: daysPerWeek }, (_day, weekday) => {
      const date = dayOf(first.getTime() + (week * daysPerWeek + weekday - offset) * msPerDay);
      return { date, number: Number(date.slice(-2)), isOutside: !date.startsWith(month) };
    }),
  );
}

/** The lowest price of a day; null while it is not known. */
export function lowestPriceOn(date: string, periods: PricePreviewWire['periods']): number | null {
  const start = Date.parse(date);
  // Rules begin early in the shop: the last minutes of a day are not those of its price.
  const end = start + msPerDay - adjustmentLeadMs;
  const prices = periods
    .filter(({ from, until }) => Date.parse(from) < end && Date.parse(until) > start)
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The month after or before one, both as `YYYY-MM`. */
export function monthBeside(month: string, step: 1 | -1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 'YYYY-MM'.length);
}
