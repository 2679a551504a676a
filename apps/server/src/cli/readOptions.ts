import { OperatorError } from './operatorError.ts';
import { dayMs } from '../platform/time/units.ts';

/** An integer as an option gives it, with or without a sign; null without the option. */
export function readInteger(
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (/^[+-]?\d+$/.test(text) && number >= least && number <= most) return number;
  throw new OperatorError(`${option} est un nombre entier de ${least} à ${most}, pas « ${text} ».`);
}

/**
 * Midnight in Dakar, which is midnight in UTC, so many days after a date; null without the option.
 */
export function readDay(option: string, text: string | undefined, daysAfter: number): Date | null {
  if (text === undefined) return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (isDay) return new Date(date.getTime() + daysAfter * dayMs);
  throw new OperatorError(`${option} est une date comme 2026-12-31, pas « ${text} ».`);
}

const longestReason = 500;

/** A reason as it is saved; null without one. */
export function readReason(text: string | undefined): string | null {
  const reason = text?.trim() ?? '';
  if (reason.length <= longestReason) return reason || null;
  throw new OperatorError(`La raison a plus de ${longestReason} signes.`);
}

const mostListed = 10_000;

/** How many rows an operator wants to see. */
export function readLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostListed)
    throw new OperatorError(`--limit est un nombre entier de 1 à ${mostListed}, pas « ${text} ».`);
  return limit;
}
