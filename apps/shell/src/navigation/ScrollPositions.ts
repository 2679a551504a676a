import type { Location } from '@teranga/design-kit/navigation';

/** A page, or an anchor of one. */
export type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Scroll positions of pages, stored for the session. */
export interface ScrollPositions {
  persist: (page: Page, top: number) => void;
  /** Null when it is not known. */
  recall: (page: Page) => number | null;
}
