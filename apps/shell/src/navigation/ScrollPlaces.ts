import type { Path } from 'react-router-dom';

/** Where a page was scrolled to, kept for the visit. */
export interface ScrollPlaces {
  keep: (page: Path, top: number) => void;
  /** Null when it is not known. */
  recall: (page: Path) => number | null;
}
