import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('OrderLines', ({ lines }) => ({
  words: lines.flatMap(({ name, lineTotal }) => [name, lineTotal]),
}));
