import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('ProductCard', ({ card }) => ({
  words: present(card.name, card.price.current, card.price.previous),
  hrefs: [card.href],
}));
