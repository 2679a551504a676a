import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** A `<details>` with a menu, and the props of its wrapper. */
export interface MenuDetails {
  details: RefObject<HTMLDetailsElement | null>;
  close: () => void;
  /**
   * For the wrapper: Escape closes the menu and restores the focus; moving the focus out closes it
   * too.
   */
  around: { onBlur: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
}

/** A menu that opens before any script has arrived, and closes as menus do once one has. */
export function useMenuDetails(): MenuDetails {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return {
    details,
    close,
    around: {
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      },
    },
  };
}
