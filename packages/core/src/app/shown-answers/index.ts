export { type ShownAnswer, shownAnswers } from './shownAnswers.ts';
