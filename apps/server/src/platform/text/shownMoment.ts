const moment = new Intl.DateTimeFormat('fr-SN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Dakar',
});

/** «le 23/11/2026 10:15», in Dakar. */
export const shownMoment = (date: Date): string => `le ${moment.format(date)}`;
