/** «chez Awa»; a name that says « Chez » itself is not led in by another. */
export const chez = (storeName: string): string => `chez ${storeName.replace(/^chez\s+/i, '')}`;
