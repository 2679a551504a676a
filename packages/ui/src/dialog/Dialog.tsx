import { Modal, type ModalProps } from './Modal.tsx';
import styles from './dialog.module.css';

type DialogProps = Omit<ModalProps, 'className'> & {
  /** Takes the whole screen, for what wants to be seen large. */
  isFull?: boolean;
};

/** A window in the middle of the screen that asks for attention, with `label` as its title. */
export function Dialog({ isFull = false, ...modal }: DialogProps) {
  return <Modal {...modal} className={isFull ? styles['full'] : styles['dialog']} />;
}
