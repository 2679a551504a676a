/** The id of a field whose value was refused: the summary of its form links there. */
export const refusedFieldId = (name: string): string => `champ-${name}`;
