import type { ToastView } from './views.ts';

/** The toasts on screen, oldest first. */
export const useToasts = (): ToastView[] => {
  throw new Error('being written');
};
