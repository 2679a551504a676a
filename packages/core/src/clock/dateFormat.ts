/**
 * Writes moments as they are read in Senegal. The format is made when a moment is first written: making one takes a cheap phone some
 * 30 ms, which a page that shows no date is spared.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat('fr-SN', options)).format(moment);
}
