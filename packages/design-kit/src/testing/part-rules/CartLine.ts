import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('CartLine', ({ line }) => ({
  words: present(line.name, line.lineTotal, line.warning?.title),
  hrefs: [line.href],
}));
