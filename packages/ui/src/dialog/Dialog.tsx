import { classNames } from '../class-names/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import styles from './dialog.module.css';

type DialogProps = Omit<ModalProps, 'className'> & {
  /** Fills the screen, for large content. */
  isFull?: boolean;
  /** Grows to one side alone, for buttons in its footer that must not move under the finger. */
  isAnchored?: boolean;
};

/** A centred modal dialog with `label` as its title. */
export function Dialog({ isFull = false, isAnchored = false, ...modal }: DialogProps) {
  const shape = classNames(styles.dialog, isAnchored && styles.anchored);
  return <Modal {...modal} className={isFull ? styles.full : shape} />;
}
