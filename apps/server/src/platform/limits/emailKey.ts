const tag = /(?<=^[^+@]+)\+[^@]*/;
const gmail = /@(?:gmail|googlemail)\.com$/;

/**
 * The spelling by which limits count an e-mail address: lower case, without the tag after a «+»,
 * and without the dots that Gmail ignores. Mail goes to the address as typed.
 */
export function emailKey(email: string): string {
  const plain = email.toLowerCase().replace(tag, '');
  if (!gmail.test(plain)) return plain;
  return `${plain.replace(gmail, '').replaceAll('.', '')}@gmail.com`;
}
