/** The error of a text with more than `limit` characters. */
export const tooLong = (limit: number): string => `Maximum ${limit} caractères`;
