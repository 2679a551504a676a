import type { Address } from '@teranga/design-kit/navigation';
import type { NavigationType } from 'react-router-dom';

/** Where a page just drawn is to be scrolled: to a place it had, to what its hash names, to its top, or nowhere. */
export type ScrollGoal =
  { kind: 'place'; top: number } | { kind: 'hash' } | { kind: 'top' } | { kind: 'stay' };

type Path = Pick<Address, 'pathname' | 'search' | 'hash'>;

interface Move {
  /** Null for the first page of the document. */
  from: Path | null;
  to: Path;
  how: `${NavigationType}`;
  /** For the first page: whether the browser came back to it, by reload or history. */
  isReturn: boolean;
  /** Where `to` was scrolled when it was left; null when that is not known. */
  recalled: number | null;
}

/** Decides where a page is scrolled. */
export function scrollTarget({ from, to, how, isReturn, recalled }: Move): ScrollGoal {
  const toRecalled: ScrollGoal | null = recalled === null ? null : { kind: 'place', top: recalled };
  const atHash: ScrollGoal | null = to.hash.length > 1 ? { kind: 'hash' } : null;
  // Left to itself the browser begins at the hash or the top.
  if (!from) return (isReturn ? toRecalled : null) ?? { kind: 'stay' };
  const isSamePath = from.pathname === to.pathname;
  const isSamePage = isSamePath && from.search === to.search;
  // Back from a place of the page leads to where that place was asked for.
  const isBackFromPlace = isSamePage && how === 'POP' && from.hash !== to.hash;
  if (isSamePage || (isSamePath && how === 'REPLACE'))
    return atHash ?? (isBackFromPlace ? toRecalled : null) ?? { kind: 'stay' };
  return (how === 'POP' ? toRecalled : null) ?? atHash ?? { kind: 'top' };
}
