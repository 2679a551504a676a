import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('Pagination', ({ pagination }) => ({
  hrefs: present(pagination.previousHref, pagination.nextHref),
}));
