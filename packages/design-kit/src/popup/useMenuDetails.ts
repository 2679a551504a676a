import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** A `<details>` that holds a menu, and what goes around it. */
export interface MenuDetails {
  details: RefObject<HTMLDetailsElement | null>;
  close: () => void;
  /** For the element around it: Escape closes it and gives the focus back, leaving it closes it too. */
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
