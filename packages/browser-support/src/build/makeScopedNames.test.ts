import { expect, it } from 'vitest';
import { makeScopedNames } from './makeScopedNames.ts';

it('makeScopedNames names a class independently of the repository’s location, and differently from the same name in another sheet', () => {
  const here = makeScopedNames('/home/awa/shop');
  const there = makeScopedNames('/srv/shop');
  const card = here('title', '/home/awa/shop/ui/card.module.css');
  expect(card).toBe(there('title', '/srv/shop/ui/card.module.css'));
  expect(card).not.toBe(here('title', '/home/awa/shop/ui/dialog.module.css'));
  expect(card).toMatch(/^title_[\w-]{4}$/);
});
