/** The zone of every hour and day that shoppers and staff read, wherever their device is. */
const shopZone = 'Africa/Dakar';

/**
 * Formats dates for Senegal. The formatter is created on first use: creating one takes a cheap
 * phone some 30 ms, which pages without dates avoid.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) =>
    (format ??= new Intl.DateTimeFormat('fr-SN', { timeZone: shopZone, ...options })).format(moment);
}
