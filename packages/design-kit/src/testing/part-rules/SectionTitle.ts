import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('SectionTitle', ({ title, more }) => ({
  words: [title],
  hrefs: present(more?.href),
}));
