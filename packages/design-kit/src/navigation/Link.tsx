import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What the shell lends to links: a way to start a page's code and data before it is asked for. */
export interface Navigation {
  /** Starts loading what `href` will need. Does nothing for an address outside the shell. */
  prefetch: (href: string) => void;
}

const NavigationContext = createContext<Navigation>({ prefetch: () => undefined });

/** Lends the shell's navigation to every link below it. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** A link to a page of the store. Its page starts loading on hover, focus and pointer-down. */
export function Link({
  href,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string; replace?: boolean }) {
  const { prefetch } = use(NavigationContext);
  const start = () => prefetch(href);
  return <RouterLink to={href} onPointerEnter={start} onPointerDown={start} onFocus={start} {...rest} />;
}
