import { useState } from 'react';
import { clearFailures, loadPart, useDesign } from '../createPart.tsx';
import type { PartName } from '../parts.ts';

/** A part that is drawn over the page once it is wanted. */
export interface Popup {
  isOpen: boolean;
  /** Its code is here: draw it, open or not, so that it can leave in its own time. */
  isHere: boolean;
  open: () => void;
  close: () => void;
  /** For what opens it: its code is on its way before it is pressed. */
  intent: { onPointerEnter: () => void; onFocus: () => void; onPointerDown: () => void };
}

/** Opens a part over the page; where its code cannot be had, `otherwise` is done instead. */
export function usePopup(name: PartName, otherwise: () => void): Popup {
  const loaded = useDesign();
  const [isOpen, setIsOpen] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const prepare = () => void loadPart(loaded, name).catch(() => undefined);
  const open = () => {
    loadPart(loaded, name).then(
      () => {
        setIsHere(true);
        setIsOpen(true);
      },
      () => {
        clearFailures(loaded);
        otherwise();
      },
    );
  };
  return {
    isOpen,
    isHere,
    open,
    close: () => setIsOpen(false),
    intent: { onPointerEnter: prepare, onFocus: prepare, onPointerDown: prepare },
  };
}
