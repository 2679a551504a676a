import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('ProductGrid', ({ cards }) => ({ hrefs: cards.map(({ href }) => href) }));
