import type { Address, GoOptions } from '@teranga/design-kit/navigation';
import { NavigationType } from 'react-router-dom';
import { resolveInternalLink } from './resolveInternalLink.ts';

/** What of a window the history uses. */
type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/**
 * The current address and how it was reached: POP by back, forward or loading; PUSH by a link;
 * REPLACE.
 */
export interface HistoryLocation {
  address: Address;
  arrivalType: NavigationType;
}

/** The browser's session history. */
export interface BrowserHistory {
  /** The last reported location; initially the first one. */
  place: () => HistoryLocation;
  /**
   * Reports each navigation before anything renders, and one that happened earlier. Returns the
   * function to stop.
   */
  listen: (onEvent: (place: HistoryLocation) => void) => () => void;
  /** Navigates to an internal page; ignores any other address. */
  go: (href: string, options?: GoOptions) => void;
}

/** The key of the first load's history entry. */
export const firstKey = 'default';

function readAddress({ history, location }: HistoryWindow): Address {
  const { key, state } = (history.state ?? {}) as Partial<Address>;
  const { pathname, search, hash } = location;
  return {
    pathname,
    search,
    hash,
    state: state ?? null,
    key: typeof key === 'string' ? key : firstKey,
  };
}

const pageOf = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>) => pathname + search;

/**
 * The address a document begins at. State and key are only known if it is the window's current
 * entry.
 */
function firstAddress(owner: HistoryWindow, renderedAt: string): Address {
  const rendered = new URL(renderedAt);
  if (pageOf(rendered) === pageOf(owner.location)) return readAddress(owner);
  return {
    pathname: rendered.pathname,
    search: rendered.search,
    hash: rendered.hash,
    state: null,
    key: firstKey,
  };
}

/**
 * Makes a history over a window. `makeKey` returns the key of each new entry. It begins at the
 * rendered page, even if the window has moved on since: that is reported as a normal step.
 */
export function makeBrowserHistory(
  owner: HistoryWindow,
  makeKey: () => string,
  renderedAt = owner.location.href,
): BrowserHistory {
  const listeners = new Set<(place: HistoryLocation) => void>();
  let place: HistoryLocation = { address: firstAddress(owner, renderedAt), arrivalType: NavigationType.Pop };
  const notify = (arrivalType: NavigationType) => {
    place = { address: readAddress(owner), arrivalType };
    for (const onEvent of listeners) onEvent(place);
  };
  const onPopState = () => notify(NavigationType.Pop);
  return {
    place: () => place,
    listen: (onEvent) => {
      if (listeners.size === 0) owner.addEventListener('popstate', onPopState);
      listeners.add(onEvent);
      if (pageOf(place.address) !== pageOf(owner.location)) onPopState();
      return () => {
        listeners.delete(onEvent);
        if (listeners.size === 0) owner.removeEventListener('popstate', onPopState);
      };
    },
    go: (href, { replace = false, state = null } = {}) => {
      const page = resolveInternalLink(href, owner.location.href);
      if (!page) return;
      const entry = { key: makeKey(), state };
      // The same link again is no new step to go back over.
      if (replace || page.href === owner.location.href) {
        owner.history.replaceState(entry, '', page);
        notify(NavigationType.Replace);
      } else {
        owner.history.pushState(entry, '', page);
        notify(NavigationType.Push);
      }
    },
  };
}
