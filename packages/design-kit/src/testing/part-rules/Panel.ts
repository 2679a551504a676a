import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('Panel', ({ title }) => ({ words: [title] }));
