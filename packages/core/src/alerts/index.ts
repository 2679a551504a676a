export { useAlert, type AlertWords } from './useAlert.ts';
export { raiseToast, type ToastWords } from './raiseToast.ts';
export { toastDurationMs, useToasts } from './useToasts.ts';
export * from './views.ts';
export { orOffline } from './offlineWords.ts';
