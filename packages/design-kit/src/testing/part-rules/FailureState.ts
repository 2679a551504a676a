import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('FailureState', ({ message, back }) => ({
  words: [message],
  hrefs: present(back?.href),
}));
