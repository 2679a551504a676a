import { dateFormat } from '../../../lib/dates/index.ts';

const dayMs = 86_400_000;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const writeDay = dateFormat({ dateStyle: 'short', timeZone: 'UTC' });

/** How far ahead, in days, a date may lie. */
export const furthestDays = 730;

/** The day of an instant in Dakar, which is on UTC: `YYYY-MM-DD`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** Whether a text is a valid calendar day. */
export function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 31 February would be read as a day of March.
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** A day as it is read: '12/12/2026'; anything else as it is. */
export function showDay(day: string): string {
  return isDay(day) ? writeDay(Date.parse(`${day}T00:00:00Z`)) : day;
}

/** A day that was written as it is read, as the calendar writes it; anything else as it is. */
export function dayOfShown(shown: string): string {
  const day = shown.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return isDay(day) ? day : shown;
}
