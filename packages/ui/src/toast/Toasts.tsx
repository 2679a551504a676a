import { isFocusVisible } from '../focus-visible/index.ts';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from '../class-names/index.ts';
import { langOf } from '../language/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLingering } from './useLingering.ts';
import styles from './Toasts.module.css';

/** A short message that disappears by itself. */
export interface Toast {
  id: string;
  /** Another number when the same message is raised again: it is said again too. */
  turn?: number;
  tone: 'success' | 'error' | 'info';
  title: string | null;
  text: string;
  action: { label: string; run: () => void } | null;
  close: () => void;
  /** Stops its clock while it is pointed at or focused, when it has one. */
  pause?: () => void;
  resume?: () => void;
}

const icons = { success: CircleCheck, error: TriangleAlert, info: Info };

/**
 * Focuses the undo button for keyboard users whose pressed element is gone: the message is far away
 * in the tab order, and its timer pauses while it has the focus.
 */
function focusUndo(action: HTMLButtonElement | null) {
  const at = document.activeElement;
  if (action && at instanceof HTMLElement && at.tabIndex < 0 && isFocusVisible(at)) action.focus();
}

function ToastCard({ toast, isLeaving }: { toast: Toast; isLeaving: boolean }) {
  const Icon = icons[toast.tone];
  return (
    <li inert={isLeaving}>
      {/* The handlers only pause the timer: hovering triggers no action. */}
      <div
        role="presentation"
        className={classNames(styles.toast, styles[toast.tone])}
        data-leaving={isLeaving || undefined}
        onPointerEnter={toast.pause}
        onPointerLeave={toast.resume}
        onFocus={toast.pause}
        onBlur={toast.resume}
      >
        <Icon className={styles.icon} size={24} strokeWidth={1.75} aria-hidden="true" />
        <div key={toast.turn} className={styles.words}>
          {toast.title && <p className={styles.title}>{toast.title}</p>}
          <p lang={langOf(toast.text)}>{toast.text}</p>
        </div>
        {toast.action && (
          <button ref={focusUndo} type="button" className={styles.action} onClick={toast.action.run}>
            {toast.action.label}
          </button>
        )}
        <button type="button" className={styles.close} onClick={toast.close}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Fermer</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

/**
 * The messages on screen: under the header, away from the actions at the thumb; on a phone only the
 * newest of each kind. Errors are announced assertively, the rest politely.
 */
export function Toasts({ toasts }: { toasts: Toast[] }) {
  const shown = useLingering(toasts);
  const cards = (isFailure: boolean) =>
    shown
      .filter(({ item }) => (item.tone === 'error') === isFailure)
      .map(({ item, isLeaving }) => <ToastCard key={item.id} toast={item} isLeaving={isLeaving} />);
  return (
    <section className={styles.toasts} aria-label="Messages">
      <ul aria-live="assertive" className={styles.list}>
        {cards(true)}
      </ul>
      <ul aria-live="polite" className={styles.list}>
        {cards(false)}
      </ul>
    </section>
  );
}
