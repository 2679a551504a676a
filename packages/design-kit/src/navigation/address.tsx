import { createContext, use, useMemo, type ReactNode } from 'react';
import { createPath, NavigationType, Router, useLocation, type Navigator, type To } from 'react-router-dom';

/** Where the shopper is. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** What the page that led here left in the history's entry. */
  state: unknown;
  /** Another one for each entry of the history. */
  key: string;
}

/** What the shell lends to those who lead elsewhere. */
export interface Navigation {
  /** Starts loading what `href` will need. Does nothing for an address outside the shell. */
  prefetch: (href: string) => void;
  /** Whether `href` is a page of the store; any other address is the browser's. */
  owns: (href: string) => boolean;
  /** Goes to a page of the store. */
  go: (href: string, options: GoOptions) => void;
}

export interface GoOptions {
  /** In place of this entry of the history. */
  replace?: boolean | undefined;
  /** What the next page may read (`useNavigationState`). */
  state?: unknown;
}

const start: Address = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const NavigationContext = createContext<Navigation>({
  prefetch: () => undefined,
  owns: () => false,
  go: () => undefined,
});

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** The shell's navigation, in the router's words. */
function toNavigator(go: Navigation['go']): Navigator {
  return {
    createHref: hrefOf,
    push: (to, state) => go(hrefOf(to), { replace: false, state }),
    replace: (to, state) => go(hrefOf(to), { replace: true, state }),
    go: (steps) => window.history.go(steps),
  };
}

/** Tells everything below it where it is and how it was come to, and lends it the shell's navigation. */
export function NavigationProvider({
  address = start,
  arrivalType = NavigationType.Pop,
  value,
  children,
}: {
  address?: Address;
  arrivalType?: NavigationType;
  value: Navigation;
  children: ReactNode;
}) {
  const navigator = useMemo(() => toNavigator(value.go), [value.go]);
  return (
    <NavigationContext value={value}>
      <Router location={address} navigationType={arrivalType} navigator={navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** Where the shopper is. */
export function useAddress(): Address {
  return useLocation();
}

/** The shell's navigation. Unlike the router's, it stays the same wherever the shopper is. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}
