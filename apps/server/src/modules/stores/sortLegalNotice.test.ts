import { expect, it } from 'vitest';
import { sortLegalNotice } from './sortLegalNotice.ts';

it('A legal notice reads from who sells to who hosts, then all else', () => {
  const names = ['RCCM', 'CDP', 'Capital', 'NINEA', 'E-mail', 'Adresse', 'Hébergeur', 'Téléphone'];
  const notice = Object.fromEntries([...names, 'Raison sociale'].map((name) => [name, 'x']));
  expect(Object.keys(sortLegalNotice(notice))).toEqual([
    'Raison sociale',
    'Adresse',
    'Téléphone',
    'E-mail',
    'RCCM',
    'NINEA',
    'CDP',
    'Hébergeur',
    'Capital',
  ]);
});
