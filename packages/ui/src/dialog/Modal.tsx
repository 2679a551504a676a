import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useContentWhileClosing } from './useContentWhileClosing.ts';
import { useModal } from './useModal.ts';
import styles from './dialog.module.css';

export interface ModalProps {
  isOpen: boolean;
  /** Null: it cannot be closed. */
  onClose: (() => void) | null;
  /** Its title and accessible name. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A modal dialog: title, close button and content. Its shape comes from `className`. */
export function Modal(props: ModalProps) {
  const titleId = useId();
  const modal = useModal(props.isOpen, props.onClose);
  const rendered = useContentWhileClosing(props.isOpen, props);
  return (
    <dialog {...modal} className={classNames(styles.modal, props.className)} aria-labelledby={titleId}>
      {rendered && (
        <div className={styles.window}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {rendered.label}
            </h2>
            {rendered.onClose && (
              <button type="button" className={styles.close} onClick={rendered.onClose}>
                <X size={24} strokeWidth={1.75} aria-hidden="true" />
                <VisuallyHidden>Fermer</VisuallyHidden>
              </button>
            )}
          </div>
          <div className={styles.body}>{rendered.children}</div>
        </div>
      )}
    </dialog>
  );
}
