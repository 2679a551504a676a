import { createContext, use, type ReactNode } from 'react';

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
  /** Goes to a page of the store and tells whether it does: an address that is none of the shell's is the browser's. */
  go: (href: string, options?: GoOptions) => boolean;
}

export interface GoOptions {
  /** In place of this entry of the history. */
  replace?: boolean | undefined;
  /** What the next page may read (`useNavigationState`). */
  state?: unknown;
}

const start: Address = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const AddressContext = createContext<Address>(start);
const NavigationContext = createContext<Navigation>({ prefetch: () => undefined, go: () => false });

/** Tells everything below it where it is, and lends it the shell's navigation. Without one, links are the browser's. */
export function NavigationProvider({
  address = start,
  value,
  children,
}: {
  address?: Address;
  value: Navigation;
  children: ReactNode;
}) {
  return (
    <NavigationContext value={value}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigationContext>
  );
}

/** Where the shopper is. */
export function useAddress(): Address {
  return use(AddressContext);
}

/** The shell's navigation. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}
