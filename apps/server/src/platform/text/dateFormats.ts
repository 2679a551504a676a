import { dateFormat } from '@teranga/core/lib/dates';

export const shortDate = dateFormat({ dateStyle: 'short' });
export const weekdayDate = dateFormat({ dateStyle: 'full' });
export const shortMoment = dateFormat({ dateStyle: 'short', timeStyle: 'short' });

/** «le 23/11/2026 10:15», in Dakar. */
export const shownMoment = (date: Date): string => `le ${shortMoment(date)}`;
