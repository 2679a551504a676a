import { Modal, type ModalProps } from './Modal.tsx';
import styles from './dialog.module.css';

/** A window in the middle of the screen that asks for attention, with `label` as its title. */
export function Dialog(props: Omit<ModalProps, 'className'>) {
  return <Modal {...props} className={styles['dialog']} />;
}
