export * from './Toasts.tsx';
export { toastExitMs } from './useLingering.ts';
