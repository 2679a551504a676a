import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('StatusBadge', ({ state }) => ({ words: [state.label] }));
