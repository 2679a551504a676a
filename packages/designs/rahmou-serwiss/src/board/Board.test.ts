import { describe, expect, it } from 'vitest';
import { tilesOf } from './Board.tsx';

describe('tilesOf', () => {
  it.each([
    ['Dubaï', 7, 'start', 'DUBAÏ  '],
    ['Enregistrée', 11, 'start', 'ENREGISTRÉE'],
    ['Validée'.normalize('NFD'), 8, 'start', 'VALIDÉE '],
    ['64', 4, 'end', '  64'],
    ['Ouagadougou et Bobo', 11, 'start', 'OUAGADOUGOU'],
    ['', 3, 'start', '   '],
  ] as const)('puts %j on %d tiles from the %s', (text, length, align, expected) => {
    expect(tilesOf(text, length, align).join('')).toBe(expected);
  });
});
