import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';
import { usePreloadOnIntent } from './preload.tsx';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  /**
   * Runs on a plain click instead of navigating, e.g. to open a dialog; opening in another tab
   * still works.
   */
  press?: () => void;
}

/** The router's link, which preloads its page on intent. */
export function Link({ href, press, onClick, ...rest }: LinkProps) {
  const intent = usePreloadOnIntent(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!press || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    press();
  };
  return <RouterLink {...intent} {...rest} to={href} onClick={click} />;
}
