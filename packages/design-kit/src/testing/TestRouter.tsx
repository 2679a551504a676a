import { useState, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router that stays where it is and records in `gone` where it was to go. */
function recorder(gone: string[]): Navigator {
  const record = (to: To) => void gone.push(hrefOf(to));
  return { createHref: hrefOf, push: record, replace: record, go: () => undefined };
}

interface TestRouterProps {
  /** The address, without its origin. */
  at?: string;
  /** State of the history entry. */
  state?: unknown;
  /** Receives the addresses that would have been navigated to. */
  gone?: string[];
  children: ReactNode;
}

/** A router for tests and stories: links can be pressed but do not navigate. */
export function TestRouter({ at = '/', state = null, gone = [], children }: TestRouterProps) {
  const [navigator] = useState(() => recorder(gone));
  return (
    <Router location={{ ...parsePath(at), state, key: at }} navigator={navigator}>
      {children}
    </Router>
  );
}
