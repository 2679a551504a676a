import { expect, it } from 'vitest';
import { designChange } from './designChange.ts';

const figures = (score: number, LCP: number) => ({ score, accessibility: 100, LCP });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('The preview of a design change compares size and measurements with the current design, page by page, in French', () => {
  const from = {
    id: 'marche',
    manifest: null,
    size: { scripts: 110_000, styles: 9_000 },
    designReport: { home: figures(90, 1_300) },
  };
  const to = {
    id: 'etal',
    manifest: null,
    size: { scripts: 112_500, styles: 8_000 },
    designReport: { home: figures(85, 1_700), cart: figures(95, 900) },
  };
  expect(designChange(from, to, {}).map(plain)).toEqual([
    '  Écrans : les mêmes',
    '  JavaScript de l’accueil : 112 500 octets (+2 500)',
    '  Styles de l’accueil : 8 000 octets (-1 000)',
    '  Mesures, accueil : vitesse 85, accessibilité 100, grande image à 1 700 ms (aujourd’hui 90, 100 et 1 300 ms)',
    '  Mesures, panier : vitesse 95, accessibilité 100, grande image à 900 ms',
  ]);
});
