export { type ShownAnswer, shownAnswers } from './shownAnswers.ts';
export { useRefetchOnReconnect } from './useRefetchOnReconnect.ts';
