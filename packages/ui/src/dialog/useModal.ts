import {
  useEffect,
  useRef,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/**
 * Props that make a `<dialog>` modal: Escape and a press on the backdrop close it, unless `onClose`
 * is null.
 */
interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onKeyDown: KeyboardEventHandler;
  onPointerDown: PointerEventHandler;
  onClick: MouseEventHandler;
}

/**
 * Keeps a native `<dialog>` modal while `isOpen`. The browser traps the focus and restores it
 * afterwards.
 */
export function useModal(isOpen: boolean, onClose: (() => void) | null): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBeganBeside = useRef(false);
  const isWanted = useRef(isOpen);

  useEffect(() => {
    isWanted.current = isOpen;
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    // A dialog taken from the page while open must give focus back too.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return {
    ref,
    onCancel(event) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    onClose() {
      // The browser may close it itself (a second Escape, the phone's back gesture).
      if (!isOpen) return;
      onClose?.();
      // Reopens it unless the owner has accepted the close.
      queueMicrotask(() => {
        if (isWanted.current && ref.current?.open === false) ref.current.showModal();
      });
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && !onClose) event.preventDefault();
    },
    onPointerDown(event) {
      pressBeganBeside.current = event.target === ref.current;
    },
    onClick(event) {
      if (event.target === ref.current && pressBeganBeside.current) onClose?.();
    },
  };
}
