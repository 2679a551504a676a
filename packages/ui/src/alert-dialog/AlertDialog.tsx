import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Dialog } from '../dialog/index.ts';
import { langOf } from '../language/index.ts';
import { WithReference } from '../reference/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './AlertDialog.module.css';
import { useAfterClosing } from './useAfterClosing.ts';

/** Content of an alert and control of its timer. */
export interface Alert {
  /** `waiting`: an operation is in progress, without a result yet. */
  tone: 'success' | 'error' | 'waiting';
  title: string;
  text: string;
  /** Null: it cannot be closed. */
  close: (() => void) | null;
  /**
   * Label of the close button if closing is an answer: it is less prominent than the other actions.
   */
  closeLabel?: string;
  pause: () => void;
  resume: () => void;
}

interface AlertDialogProps {
  alert: Alert | null;
  /**
   * Called after it is closed and the browser has restored the focus, so that the focus can be
   * moved from there.
   */
  onClosed?: (() => void) | undefined;
  /** Actions besides closing it. */
  children?: ReactNode;
}

const icons = { success: CircleCheck, error: TriangleAlert };

/** Whether the pointer is over the dialog and not over its backdrop. */
const isOver = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('dialog > *') !== null;

function ToneMark({ tone }: Pick<Alert, 'tone'>) {
  if (tone === 'waiting') return <Spinner className={styles.spinner} />;
  const Icon = icons[tone];
  return (
    <Icon className={classNames(styles.mark, styles[tone])} size={32} strokeWidth={1.75} aria-hidden="true" />
  );
}

/**
 * A dialog that informs. Its timer pauses while the pointer is over it or the focus moves inside
 * it.
 */
export function AlertDialog({ alert, onClosed, children }: AlertDialogProps) {
  useAfterClosing(alert !== null, onClosed);
  const followPointer = (event: PointerEvent) => (isOver(event) ? alert?.pause() : alert?.resume());
  const followFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The browser's own first focus is not the shopper's.
    if (currentTarget.contains(relatedTarget)) alert?.pause();
  };
  return (
    <div
      role="presentation"
      className={styles.around}
      onPointerMove={followPointer}
      onPointerLeave={() => alert?.resume()}
      onFocus={followFocus}
    >
      <Dialog isOpen={alert !== null} onClose={alert?.close ?? null} label={alert?.title ?? ''}>
        {alert && (
          <>
            <div className={styles.words} role={alert.tone === 'error' ? 'alert' : 'status'}>
              <ToneMark tone={alert.tone} />
              <p lang={langOf(alert.text)}>
                <WithReference text={alert.text} />
              </p>
            </div>
            <div className={styles.ways}>
              {children}
              {alert.close && (
                <Button variant={alert.closeLabel ? 'quiet' : 'primary'} onClick={alert.close}>
                  {alert.closeLabel ?? 'D’accord'}
                </Button>
              )}
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}
