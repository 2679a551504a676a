import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page: the window is at its top and the main element has the focus.
 */
export function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Back and forward: the browser restores the position.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#contenu')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
