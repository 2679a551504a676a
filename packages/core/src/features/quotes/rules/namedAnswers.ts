import { foldText } from '../../../domain/typography/index.ts';
import { insuranceTypes } from './quoteOptions.ts';
import { kindOfService } from './serviceKind.ts';

/** Answers that a service's name gives already, by field. */
export type NamedAnswers = Readonly<Record<string, string>>;

/** The fields that a service's name may answer. */
export const namedFields = ['visaCountry', 'insuranceType'] as const;

const visaShape = /^(?:e-)?visas?\s+(?:pour\s+|de\s+|vers\s+)?(?:la\s+|le\s+|les\s+|l[’'])?(\p{Lu}.*)$/iu;
/** Visas that are not named by a country. */
const notCountries = /^(?:omra|hadj|schengen|touris|affaire|etud|travail|transit)/;

/** What a Schengen visa requires: medical expenses and repatriation. */
const medicalWords = /schengen|rapatriement/;

/**
 * Answers contained in a service's name: «Visa Turquie» names the country, «Assurance bagages» what
 * is insured.
 */
export function answersOfName(name: string): NamedAnswers {
  const kind = kindOfService(name);
  if (kind === 'visa') {
    const country = visaShape.exec(name.trim())?.[1];
    return country === undefined || notCountries.test(foldText(country)) ? {} : { visaCountry: country };
  }
  if (kind !== 'insurance') return {};
  const folded = foldText(name);
  const type = insuranceTypes.find(({ label }) => folded.includes(foldText(label)));
  if (type) return { insuranceType: type.value };
  return medicalWords.test(folded) ? { insuranceType: 'medical' } : {};
}
