export { loadCode, onceMore, pauseMs, retry, type RetryPolicy, untilLoaded } from './retry.ts';
