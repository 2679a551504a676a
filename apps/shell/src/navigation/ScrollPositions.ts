import type { Address } from '@teranga/design-kit/navigation';

/** A page, or a place of one that its address names. */
export type Page = Pick<Address, 'pathname' | 'search' | 'hash'>;

/** Where a page was scrolled to, kept for the visit. */
export interface ScrollPositions {
  persist: (page: Page, top: number) => void;
  /** Null when it is not known. */
  recall: (page: Page) => number | null;
}
