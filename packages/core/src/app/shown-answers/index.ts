export { type ShownAnswer, makeShownAnswers } from './shownAnswers.ts';
export { useRefetchOnReconnect } from './useRefetchOnReconnect.ts';
