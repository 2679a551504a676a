export { useOutbox } from './useOutbox.ts';
export { saveWaitingMessage, waitingText } from './waitingMessages.ts';
