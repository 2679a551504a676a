// Senegal has the time of Greenwich: a day, `YYYY-MM-DD`, is a day of UTC.

export const msPerDay = 86_400_000;

const dayLength = 'YYYY-MM-DD'.length;

/** The day of an instant; empty for what is no instant, such as a query written by hand. */
export function dayOf(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, dayLength);
}

/** The last day of a period that ends at an instant. */
export const lastDayBefore = (end: string): string => dayOf(Date.parse(end) - 1);

export const dayAfter = (day: string): string => dayOf(Date.parse(day) + msPerDay);

/** When a day begins, as instants are written on the wire. */
export const startOfDay = (day: string): string => `${day}T00:00:00.000Z`;

/** When a day has ended. */
export const endOfDay = (day: string): string => startOfDay(dayAfter(day));
