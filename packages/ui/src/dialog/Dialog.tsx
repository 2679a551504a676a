import { classNames } from '../class-names/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import styles from './dialog.module.css';

type DialogProps = Omit<ModalProps, 'className'> & {
  /** Takes the whole screen, for what wants to be seen large. */
  isFull?: boolean;
  /** Grows to one side alone, for buttons at its foot that must not move under the finger. */
  isAnchored?: boolean;
};

/** A window in the middle of the screen that asks for attention, with `label` as its title. */
export function Dialog({ isFull = false, isAnchored = false, ...modal }: DialogProps) {
  const shape = classNames(styles['dialog'], isAnchored && styles['anchored']);
  return <Modal {...modal} className={isFull ? styles['full'] : shape} />;
}
