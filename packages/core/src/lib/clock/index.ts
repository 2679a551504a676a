export { dateFormat } from './dateFormat.ts';
export { useClockUntil, useNow } from './useNow.ts';
