import { createContext, use, useMemo, type ReactNode } from 'react';

/** How an address was come to: by back, forward or loading; by a link; in place of another. */
export type Arrived = 'POP' | 'PUSH' | 'REPLACE';

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
const PlaceContext = createContext<{ address: Address; arrival: Arrived }>({
  address: start,
  arrival: 'POP',
});

/** Tells everything below it where it is and how it was come to, and lends it the shell's navigation. */
export function NavigationProvider({
  address = start,
  arrival = 'POP',
  value,
  children,
}: {
  address?: Address;
  arrival?: Arrived;
  value: Navigation;
  children: ReactNode;
}) {
  const place = useMemo(() => ({ address, arrival }), [address, arrival]);
  return (
    <NavigationContext value={value}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigationContext>
  );
}

/** Where the shopper is. */
export function useAddress(): Address {
  return use(PlaceContext).address;
}

/** How the shopper came to where they are. */
export function useArrived(): Arrived {
  return use(PlaceContext).arrival;
}

/** The shell's navigation: which addresses are its own, how their pages are started early, and how to go to them. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}
