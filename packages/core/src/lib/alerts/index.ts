export { dialogDurationMs } from './dialogDurationMs.ts';
export { type ToastWords, raiseToast } from './raiseToast.ts';
export { useAlert } from './useAlert.ts';
export { type CountdownView, useCountdown } from './useCountdown.ts';
export { useToasts } from './useToasts.ts';
export type { AlertView } from './views.ts';
