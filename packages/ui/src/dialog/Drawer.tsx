import { Modal, type ModalProps } from './Modal.tsx';
import styles from './dialog.module.css';

export type DrawerProps = Omit<ModalProps, 'className'> & {
  onClose: () => void;
  /** The edge it slides in from. */
  side?: 'start' | 'end' | undefined;
};

/** A modal panel at an edge of the screen, with `label` as its title. */
export function Drawer({ side = 'start', ...modal }: DrawerProps) {
  return <Modal {...modal} className={side === 'start' ? styles.start : styles.end} />;
}
