/** A message at the edge of the screen, ready to draw. */
export interface ToastView {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  /** Something to do about it, such as undoing. */
  action: { label: string; run: () => void } | null;
  close: () => void;
  /** Keeps the toasts on screen: call it on hover and focus. */
  pause: () => void;
  /** Lets them go again: call it when hover and focus leave. */
  resume: () => void;
}
