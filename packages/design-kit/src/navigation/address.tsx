import { createContext, use, useMemo, type ReactNode } from 'react';
import { createPath, NavigationType, Router, useLocation, type Navigator, type To } from 'react-router-dom';

/** Where the shopper is. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** State that the previous page saved in the history entry. */
  state: unknown;
  /** Another one for each entry of the history. */
  key: string;
}

/** The shell's navigation API. */
export interface Navigation {
  /** Prefetches what `href` needs. Does nothing for an external address. */
  prefetch: (href: string) => void;
  /** Whether `href` is a page of the store; any other address is the browser's. */
  owns: (href: string) => boolean;
  /** Navigates to a page of the store. */
  go: (href: string, options: GoOptions) => void;
}

export interface GoOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  /** State for the next page (`useNavigationState`). */
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

/** Provides the current address, how it was reached, and the shell's navigation. */
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
