import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('OrderHead', ({ order }) => ({ words: [order.ref, order.state.label] }));
