import { describe, expect, it } from 'vitest';
import { toLegalLine } from './toLegalLine.ts';

describe('The legal line', () => {
  it('names the seller and its registers, and repeats no contact', () => {
    const notice = [
      ['Nom', 'Teranga SARL'],
      ['Adresse', 'Dakar'],
      ['RCCM', 'SN-DKR-1'],
      ['NINEA', '12'],
      ['E-mail', 'a@b.sn'],
      ['Téléphone', '33'],
    ] as const;
    expect(toLegalLine(notice)).toBe('Teranga SARL · RCCM : SN-DKR-1 · NINEA : 12');
  });

  it('is null where the store provides no legal notice', () => {
    expect(toLegalLine([])).toBeNull();
    expect(toLegalLine([['Adresse', 'Dakar']])).toBeNull();
  });
});
