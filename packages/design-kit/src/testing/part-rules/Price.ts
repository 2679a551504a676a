import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('Price', ({ price }) => ({
  words: present(price.current, price.previous),
}));
