/** What a ready sentence names, as who receives it reads it. */
export interface SentenceValues {
  nom: string;
  /** Empty for what has no reference. */
  référence: string;
  boutique: string;
}

/** A ready sentence with {nom}, {référence} and {boutique} replaced; other braces stay. */
export const fillSentence = (text: string, values: SentenceValues): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.split(`{${name}}`).join(value), text);
