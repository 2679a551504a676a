export interface ToastView {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  /** Something to do about it, such as undoing. */
  action: { label: string; run: () => void } | null;
  close: () => void;
}
