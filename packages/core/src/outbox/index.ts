export { saveWaitingMessage, waitingDays, waitingText, type WaitingMessage } from './waitingMessages.ts';
export { sendWaiting } from './sendWaiting.ts';
export { retryPauseMs, useOutbox } from './useOutbox.ts';
