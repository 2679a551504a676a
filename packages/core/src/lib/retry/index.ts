export {
  loadCode,
  loadOnce,
  noRetry,
  oneRetry,
  pauseMs,
  retry,
  type RetryPolicy,
  untilLoaded,
} from './retry.ts';
