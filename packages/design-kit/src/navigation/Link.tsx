import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  /**
   * Runs on a plain click instead of navigating, e.g. to open a dialog; opening in another tab
   * still works.
   */
  press?: () => void;
}

/** The router's link. The shell preloads its page when a shopper rests on it. */
export function Link({ href, press, onClick, ...rest }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!press || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    press();
  };
  return <RouterLink {...rest} to={href} onClick={click} />;
}
