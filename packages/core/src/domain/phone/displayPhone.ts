/** A number as it is shown: no line breaks within it. */
export const displayPhone = (phone: string): string => phone.replace(/\s/g, '\u00a0');
