import { useState, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router that stays where it is and records the addresses that it was to navigate to. */
function recorder(navigations: string[]): Navigator {
  const record = (to: To) => void navigations.push(hrefOf(to));
  return { createHref: hrefOf, push: record, replace: record, go: () => undefined };
}

interface TestRouterProps {
  /** The address, without its origin. */
  at?: string;
  /** State of the history entry. */
  state?: unknown;
  /** Receives the addresses that would have been navigated to. */
  navigations?: string[];
  children: ReactNode;
}

/** A router for tests and stories: links can be pressed but do not navigate. */
export function TestRouter({ at = '/', state = null, navigations = [], children }: TestRouterProps) {
  const [navigator] = useState(() => recorder(navigations));
  return (
    <Router location={{ ...parsePath(at), state, key: at }} navigator={navigator}>
      {children}
    </Router>
  );
}
