export { dateFormat, shopZone } from './dateFormat.ts';
export { useClockUntil, useNow } from './useNow.ts';
