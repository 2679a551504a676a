import { foldText } from '../../../domain/typography/index.ts';

/** Kind of a service, which determines the questions of its quote. */
export type ServiceKind = 'flight' | 'hotel' | 'visa' | 'insurance' | 'attestation' | 'other';

/**
 * Words in a service's name that determine its kind: singular, lower case, without accents. The
 * first match wins: a flight attestation is not a flight, a visa insurance not a visa.
 */
export const kindWords: readonly (readonly [kind: ServiceKind, words: readonly string[]])[] = [
  ['attestation', ['attestation']],
  ['insurance', ['assurance', 'assurer', 'insurance']],
  ['visa', ['visa', 'evisa']],
  ['flight', ['billet', 'billetterie', 'vol', 'avion', 'aerien', 'aerienne', 'flight']],
  ['hotel', ['hotel', 'hebergement', 'sejour', 'chambre', 'residence', 'auberge', 'riad']],
];

const notLetters = /[^a-z]+/;
const plural = /[sx]$/;

/** The kind of a service, by the words of its name. */
export function kindOfService(name: string): ServiceKind {
  const words = new Set(
    foldText(name)
      .split(notLetters)
      .flatMap((word) => [word, word.replace(plural, '')]),
  );
  return kindWords.find(([, kindNames]) => kindNames.some((word) => words.has(word)))?.[0] ?? 'other';
}
