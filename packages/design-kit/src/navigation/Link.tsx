import { createContext, use, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What the shell lends to links: a way to start a page's code and data before it is asked for. */
export interface Navigation {
  /** Starts loading what `href` will need. Does nothing for an address outside the shell. */
  prefetch: (href: string) => void;
}

/** How long a pointer or the focus rests on a link before its page starts loading: passing over one is no wish. */
export const prefetchRestMs = 80;

const NavigationContext = createContext<Navigation>({ prefetch: () => undefined });

/** Lends the shell's navigation to every link below it. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

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

/** A link to a page of the store. Its page starts loading when the pointer or the focus rests on it, and on pointer-down. */
export function Link({
  href,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string; replace?: boolean }) {
  const { prefetch } = use(NavigationContext);
  const start = () => prefetch(href);
  const intent = useRest(start);
  return (
    <RouterLink
      to={href}
      discover="none"
      onPointerEnter={intent.rest}
      onPointerLeave={intent.leave}
      onFocus={intent.rest}
      onBlur={intent.leave}
      onPointerDown={start}
      {...rest}
    />
  );
}
