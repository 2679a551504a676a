import type { CountdownView } from './useCountdown.ts';

/** A message at the edge of the screen, ready to draw. */
export interface ToastView {
  id: string;
  /** Another number when the same message is raised again: it is said again too. */
  turn: number;
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

/** An alert in a dialog that only informs, ready to draw: it goes by itself, but not while it is hovered or focused. */
export interface AlertView extends CountdownView {
  tone: 'success' | 'error';
  title: string;
  text: string;
  close: () => void;
}
