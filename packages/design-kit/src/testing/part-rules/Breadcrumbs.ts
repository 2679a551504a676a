import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('Breadcrumbs', ({ crumbs }) => ({
  words: crumbs.slice(-1).map(({ label }) => label),
  hrefs: present(...crumbs.map(({ href }) => href)),
}));
