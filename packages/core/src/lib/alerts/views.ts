import type { CountdownView } from './useCountdown.ts';

/** View model of a message at the edge of the screen. */
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
  /** Pauses auto-closing: call it on hover and focus. */
  pause: () => void;
  /** Resumes auto-closing: call it when hover and focus leave. */
  resume: () => void;
}

/**
 * View model of an informational dialog alert: it closes by itself, except while hovered or
 * focused.
 */
export interface AlertView extends CountdownView {
  tone: 'success' | 'error';
  title: string;
  text: string;
  close: () => void;
}
