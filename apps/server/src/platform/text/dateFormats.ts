const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-SN', { timeZone: 'Africa/Dakar', ...options });

export const shortDate = dateFormat({ dateStyle: 'short' });
export const longDate = dateFormat({ dateStyle: 'long' });
export const weekdayDate = dateFormat({ dateStyle: 'full' });
export const shortMoment = dateFormat({ dateStyle: 'short', timeStyle: 'short' });
export const longMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** «le 23/11/2026 10:15», in Dakar. */
export const shownMoment = (date: Date): string => `le ${shortMoment.format(date)}`;
