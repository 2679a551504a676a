export { makeShownAnswers, type ShownAnswer } from './shownAnswers.ts';
export { useLostAnswers } from './useLostAnswers.ts';
