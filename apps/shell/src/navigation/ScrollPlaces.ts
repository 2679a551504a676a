import type { Address } from '@teranga/design-kit/navigation';

type Page = Pick<Address, 'pathname' | 'search'>;

/** Where a page was scrolled to, kept for the visit. */
export interface ScrollPlaces {
  keep: (page: Page, top: number) => void;
  /** Null when it is not known. */
  recall: (page: Page) => number | null;
}
