import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useNavigation } from './address.tsx';
import { useGo } from './useGo.ts';

/**
 * Time in milliseconds a pointer or the focus rests on a link before its page is prefetched:
 * passing over it does not count.
 */
export const prefetchRestMs = 80;

/** Calls `start` after a rest, unless the pointer or the focus leaves before. */
function useRest(start: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    rest: () => {
      leave();
      timer.current = setTimeout(start, prefetchRestMs);
    },
    leave,
  };
}

/**
 * Whether a click navigates in this window. Another tab, another window or a download is left to
 * the browser.
 */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isHere = (target === '' || target === '_self') && !event.currentTarget.hasAttribute('download');
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isHere && !isModified && event.button === 0 && !event.defaultPrevented;
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  /**
   * Runs on a plain click instead of navigating, e.g. to open a dialog; opening in another tab
   * still works.
   */
  press?: () => void;
}

/**
 * A link to a page of the store. Prefetches its page when the pointer or the focus rests on it, and
 * on pointer-down.
 */
export function Link({ href, replace, press, onClick, children, ...rest }: LinkProps) {
  const { owns, prefetch } = useNavigation();
  const go = useGo();
  const start = () => prefetch(href);
  const intent = useRest(start);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlain(event) || !(press || owns(href))) return;
    event.preventDefault();
    if (press) press();
    else go(href, { replace });
  };
  return (
    <a
      href={href}
      onPointerEnter={intent.rest}
      onPointerLeave={intent.leave}
      onFocus={intent.rest}
      onBlur={intent.leave}
      onPointerDown={start}
      {...rest}
      onClick={click}
    >
      {children}
    </a>
  );
}
