import {
  useCallback,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useOnNavigate } from '../navigation/useOnNavigate.ts';

/** A `<details>` with a menu, and the props of its wrapper. */
export interface MenuDetails {
  details: RefObject<HTMLDetailsElement | null>;
  /** For the wrapper: closes the menu when one follows a link, presses Escape or leaves it. */
  around: {
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

const isWithin = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const focusSummary = (menu: HTMLElement | null) => menu?.querySelector('summary')?.focus();

/**
 * A menu that opens before any script has loaded. Once it is hydrated it closes on navigation, on
 * Escape, when the focus leaves it, and with a dialog opened from it, whose result the page shows.
 */
export function useMenuDetails(): MenuDetails {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => details.current?.removeAttribute('open'), []);
  useOnNavigate(close);
  useEffect(() => {
    const menu = details.current;
    const leaveDialog = () => {
      const hasFocus = menu?.contains(document.activeElement);
      close();
      if (hasFocus) focusSummary(menu);
    };
    // `close` does not bubble.
    menu?.addEventListener('close', leaveDialog, true);
    return () => menu?.removeEventListener('close', leaveDialog, true);
  }, [close]);
  return {
    details,
    around: {
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key, target }) => {
        if (key !== 'Escape' || !details.current?.open || isWithin(target, 'dialog')) return;
        close();
        focusSummary(details.current);
      },
      onClick: ({ target }) => {
        if (isWithin(target, 'a:not([aria-haspopup])')) close();
      },
    },
  };
}
