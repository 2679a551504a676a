/** «+221 77 123 45 67», or the e-mail address, or the number of another country, as it is. */
export function readableContact(contact: string): string {
  const [, national] = /^\+221(\d{9})$/.exec(contact) ?? [];
  if (national === undefined) return contact;
  const gap = '\u00a0';
  return ['+221', national.slice(0, 2), national.slice(2, 5), national.slice(5, 7), national.slice(7)].join(
    gap,
  );
}
