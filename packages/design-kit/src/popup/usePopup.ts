import { useState } from 'react';
import { clearFailures, loadPart, useDesign } from '../loadedDesign.tsx';
import type { PartName } from '../parts.ts';

/** A part that opens over the page on demand. */
export interface Popup {
  isOpen: boolean;
  /** Its code is loaded: render it, open or not, so that its exit animation can run. */
  isHere: boolean;
  open: () => void;
  close: () => void;
  /** Props of the opener: they prefetch the code before the press. */
  intent: { onPointerEnter: () => void; onFocus: () => void; onPointerDown: () => void };
}

/** Opens a part over the page; calls `otherwise` if its code fails to load. */
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
