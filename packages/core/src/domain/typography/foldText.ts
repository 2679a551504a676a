const accents = /\p{M}/gu;
const ligatures = [
  ['œ', 'oe'],
  ['æ', 'ae'],
] as const;

/** A text without accents, in lower case: by it names are compared. */
export const foldText = (text: string): string =>
  ligatures.reduce(
    (folded, [ligature, letters]) => folded.replaceAll(ligature, letters),
    text.normalize('NFD').replace(accents, '').toLowerCase(),
  );
