import { definePartRule, present } from '../partRule.ts';

export const rule = definePartRule('OrderTimeline', ({ entries }) => ({
  words: entries.flatMap(({ dateLabel, state, reason }) => present(dateLabel, state.label, reason)),
}));
