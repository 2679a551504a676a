export { loadCode, onceMore, retry, type RetryPolicy, untilLoaded } from './retry.ts';
