import { expect, it } from 'vitest';
import { newStoreContent } from '../../cli/newStoreContent.ts';
import { chez } from './chez.ts';

it.each([
  ['Awa Mode', 'chez Awa Mode'],
  ['Chez Tôfa', 'chez Tôfa'],
  ['chez Tôfa', 'chez Tôfa'],
  ['CHEZ TÔFA', 'chez TÔFA'],
  ['Chez\u00a0Tôfa', 'chez Tôfa'],
  ['Chez  Tôfa', 'chez Tôfa'],
  ['Chezine', 'chez Chezine'],
  ['Chez-Nous', 'chez Chez-Nous'],
  ['Chez', 'chez Chez'],
  ['Tout est chez Tôfa', 'chez Tout est chez Tôfa'],
])('what happens at %s happens « %s »', (name, place) => {
  expect(chez(name)).toBe(place);
});

it('the default content of a new store does not repeat «chez»', () => {
  expect(newStoreContent('Chez Tôfa').storeInfo.aboutPageInfo.introduction.title).toBe('Bienvenue chez Tôfa');
});
