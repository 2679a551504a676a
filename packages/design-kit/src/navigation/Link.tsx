import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useNavigation } from './address.tsx';
import { useGo } from './useGo.ts';

/** How long a pointer or the focus rests on a link before its page starts loading: passing over one is no wish. */
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

/** Whether a click means: go there, here. Another tab, another window or a download is the browser's to do. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isHere = (target === '' || target === '_self') && !event.currentTarget.hasAttribute('download');
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isHere && !isModified && event.button === 0 && !event.defaultPrevented;
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  /** What a plain press does instead of going there, such as opening a dialog; another tab still can. */
  press?: () => void;
}

/** A link to a page of the store. Its page starts loading when the pointer or the focus rests on it, and on pointer-down. */
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
