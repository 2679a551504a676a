/** A text without accents; a character that stands for letters is these: «ﬁ» is «fi», «²» is «2». */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
