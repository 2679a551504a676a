/** «chez Awa»; for a name that already starts with «Chez» the word is not repeated. */
export const chez = (storeName: string): string => `chez ${storeName.replace(/^chez\s+/i, '')}`;
