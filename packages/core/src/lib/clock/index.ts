export { useClockUntil, useNow } from './useNow.ts';
