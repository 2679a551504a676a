export { makeShownAnswers, type ShownAnswer } from './shownAnswers.ts';
export { useRefetchOnReconnect } from './useRefetchOnReconnect.ts';
