import type { HomeRequestName } from '@teranga/core/pages/requests';
import type { PageLoaders } from './pages.ts';
import type { PartLoaders } from './parts.ts';

/** What any design declares. */
interface DesignBase {
  /** The folder's name, and the value of the `design` meta tag. */
  id: string;
  /** What operators and designers read. */
  label: string;
  /** Requests of its home page, so that data and code are requested together. */
  homeRequests: readonly HomeRequestName[];
  /**
   * The design's tokens and fonts: `() => import('./theme.css')`. Loaded for this design only,
   * never inherited.
   */
  theme: () => Promise<unknown>;
}

/** A design: what differs from the default. What it omits is inherited. */
export interface Design extends DesignBase {
  pages: Partial<PageLoaders>;
  parts: Partial<PartLoaders>;
}

/** The design that implements everything, so that the others may omit things. */
export interface CompleteDesign extends DesignBase {
  pages: PageLoaders;
  parts: PartLoaders;
}

/** Declares a design. A misspelt page or part, or wrong props, is a compile error. */
export function defineDesign(design: Design): Design {
  return design;
}

/** Declares the default design. A missing page or part is a compile error. */
export function defineCompleteDesign(design: CompleteDesign): CompleteDesign {
  return design;
}

/** A design with its inherited pages and parts filled in. */
export function resolveDesign(design: Design, fallback: CompleteDesign): CompleteDesign {
  return {
    id: design.id,
    label: design.label,
    homeRequests: design.homeRequests,
    theme: design.theme,
    pages: { ...fallback.pages, ...design.pages },
    parts: { ...fallback.parts, ...design.parts },
  };
}
