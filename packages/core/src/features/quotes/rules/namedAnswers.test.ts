import { expect, it } from 'vitest';
import { answersOfName } from './namedAnswers.ts';

it.each([
  ['Visa Turquie', { visaCountry: 'Turquie' }],
  ['Visa États-Unis', { visaCountry: 'États-Unis' }],
  ['E-Visa pour la Turquie', { visaCountry: 'Turquie' }],
  ['Visa Schengen', {}],
  ['Visa Omra', {}],
  ['Visas', {}],
  ['Assurance bagages', { insuranceType: 'luggage' }],
  ['Assurance annulation', { insuranceType: 'cancellation' }],
  ['Assurance voyage Schengen', { insuranceType: 'medical' }],
  ['Assurance voyage', {}],
  ['Billet d’avion Dakar – Paris', {}],
])('«%s» answers %j', (name, answers) => {
  expect(answersOfName(name)).toEqual(answers);
});
