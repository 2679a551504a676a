export { makeShownAnswers, type ShownAnswer } from './shownAnswers.ts';
