import { expect, it } from 'vitest';
import { quoteKinds } from './quoteKinds.ts';
import { requiredText } from './requiredText.ts';

it.each([
  ['Nom complet', 'Nom complet est requis'],
  ['Date de départ', 'Date de départ est requise'],
  ['Pays visités', 'Pays visités sont requis'],
  ['Adultes', 'Adultes sont requis'],
  ['Précisions', 'Précisions sont requises'],
])('The field «%s» is required by «%s»', (label, text) => {
  expect(requiredText(label)).toBe(text);
});

const labels = [
  ...new Set(
    Object.values(quoteKinds)
      .flat()
      .flatMap(({ fields }) => fields.map(({ label }) => label)),
  ),
];
/** Words a French label begins with that are feminine. */
const feminine = /^(?:Date|Durée|Destination|Ville|Classe|Catégorie)\b/;

it.each(labels.filter((label) => feminine.test(label)))('«%s» agrees in the feminine', (label) => {
  expect(requiredText(label)).toBe(`${label} est requise`);
});
