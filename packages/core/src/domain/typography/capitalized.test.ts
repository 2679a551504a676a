import { expect, it } from 'vitest';
import { capitalized } from './capitalized.ts';

it.each([
  ['soldes', 'Soldes'],
  ['Tabaski', 'Tabaski'],
  ['été', 'Été'],
  ['œuvres d’art', 'Œuvres d’art'],
  ['20 ans', '20 ans'],
  ['', ''],
])('«%s» becomes «%s»', (text, capital) => {
  expect(capitalized(text)).toBe(capital);
});
