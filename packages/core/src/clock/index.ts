export { clockMoved, type ClockState } from './clockSlice.ts';
export { longestTimerMs, useClockUntil, useNow } from './useNow.ts';
export { dateFormat } from './dateFormat.ts';
