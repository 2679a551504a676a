import type { Location } from '@teranga/design-kit/navigation';
import type { NavigationType } from 'react-router-dom';

/** Where a new page scrolls to: a saved position, its hash, its top, or nowhere. */
export type ScrollTarget =
  | { kind: 'position'; top: number }
  | { kind: 'hash' }
  | { kind: 'top' }
  | { kind: 'stay' };

type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface Move {
  /** Null for the first page of the document. */
  from: Path | null;
  to: Path;
  how: `${NavigationType}`;
  /** For the first page: whether the browser came back to it, by reload or history. */
  isReturn: boolean;
  /** Scroll position of `to` when it was left; null if unknown. */
  recalled: number | null;
}

/** Decides where a page is scrolled. */
export function scrollTarget({ from, to, how, isReturn, recalled }: Move): ScrollTarget {
  const toRecalled: ScrollTarget | null = recalled === null ? null : { kind: 'position', top: recalled };
  const atHash: ScrollTarget | null = to.hash.length > 1 ? { kind: 'hash' } : null;
  // The browser itself starts at the hash or the top.
  if (!from) return (isReturn ? toRecalled : null) ?? { kind: 'stay' };
  const isSamePath = from.pathname === to.pathname;
  const isSamePage = isSamePath && from.search === to.search;
  if (isSamePage && how === 'POP')
    // Going back from an anchor returns to where its link was pressed.
    return atHash ?? (from.hash === to.hash ? null : toRecalled) ?? { kind: 'stay' };
  if (isSamePath && !isSamePage && how === 'REPLACE') return atHash ?? { kind: 'stay' };
  return (how === 'POP' ? toRecalled : null) ?? atHash ?? { kind: 'top' };
}
