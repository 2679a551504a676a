export { loadCode, oneRetry, pauseMs, retry, type RetryPolicy, untilLoaded } from './retry.ts';
