import { dayMs } from '../time/units.ts';

/**
 * The next moment at an hour of Dakar's day, which is UTC's; a day later where it is that hour now.
 */
export function nextHour(hour: number, now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(hour, 0, 0, 0);
  return due > now ? due : new Date(due.getTime() + dayMs);
}
