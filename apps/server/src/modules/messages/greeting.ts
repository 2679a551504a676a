const longestName = 60;
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}' ’.-]*$/u;
const domain = /\S\.\p{L}{2}/u;

/**
 * A greeting by name; without the name if it could be an advertisement, because whoever writes it
 * may give another person's address.
 */
export function greeting(name: string): string {
  const isName = name.length <= longestName && plainName.test(name) && !domain.test(name);
  return isName ? `Bonjour ${name},` : 'Bonjour,';
}
