import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('Header', ({ cart }) => ({ hrefs: [cart.href] }));
