import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('EmptyState', ({ title, text, action }) => ({
  words: present(title, text, action.label),
  hrefs: [action.href],
}));
