import { useState } from 'react';
import type { PopupName } from '../intent.ts';
import { clearFailures, loadPart, useDesign } from '../loadedDesign.tsx';

/** A part that opens over the page on demand. Its opener signals the part's name as its intent. */
export interface Popup {
  name: PopupName;
  isOpen: boolean;
  /** Its code is loaded: render it, open or not, so that its exit animation can run. */
  isLoaded: boolean;
  open: () => void;
  close: () => void;
}

/** Opens a part over the page; calls `otherwise` if its code fails to load. */
export function usePopup(name: PopupName, otherwise: () => void): Popup {
  const loaded = useDesign();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsHere] = useState(false);
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
  return { name, isOpen, isLoaded, open, close: () => setIsOpen(false) };
}
