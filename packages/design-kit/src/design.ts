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

/** Modules by their path, as `import.meta.glob` finds them. */
type Modules<File extends string> = Record<File, () => Promise<unknown>>;

/** What a design's `index.ts` declares: its pages and parts are named by their files. */
interface DesignFiles extends DesignBase {
  /** The files `pages/*Page.tsx`: `CartPage.tsx` is the page `cart`. */
  pages: Modules<`./pages/${string}Page.tsx`>;
  /** The `index.ts` of each folder of `parts`, which has the part's name. */
  parts: Modules<`./parts/${string}/index.ts`>;
}

const renamed = (modules: Modules<string>, nameOf: (file: string) => string) =>
  Object.fromEntries(Object.entries(modules).map(([file, load]) => [nameOf(file), load]));

function pageOf(file: string): string {
  const name = file.slice('./pages/'.length, -'Page.tsx'.length);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const partOf = (file: string) => file.slice('./parts/'.length, -'/index.ts'.length);

/** Declares a design. `npm run design -- check` reports names that no page or part has. */
export const defineDesign = ({ pages, parts, ...base }: DesignFiles): Design => ({
  ...base,
  pages: renamed(pages, pageOf),
  parts: renamed(parts, partOf),
});

/** Declares the default design. The tests of designs report a page or part that it lacks. */
export const defineCompleteDesign = (files: DesignFiles) => defineDesign(files) as CompleteDesign;

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
