import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('CategoryBar', ({ choices }) => ({
  hrefs: choices.filter((choice) => !choice.isEmpty).map(({ href }) => href),
}));
