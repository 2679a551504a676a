import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('OrderTotals', ({ totals }) => ({
  words: present(totals.subtotal, totals.discount, totals.delivery, totals.total, totals.currencyNote),
}));
