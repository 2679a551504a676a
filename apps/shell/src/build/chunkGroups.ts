import type { PartTraits } from '@teranga/design-kit';
import type { Rolldown } from 'vite';
import { completeDesignId } from '../designs/completeDesignId.ts';
import { overridingDesigns, type DesignFolder } from './designFolders.ts';

type Tier = PartTraits['tier'];

/** Libraries that every page needs, with theirs: browsers cache them across releases. */
const vendors = /\/node_modules\/(?:react-dom|react-router-dom|react-redux|@reduxjs\/toolkit)\//;
/** What every page loads after hydration. */
const shellExtras = /\/apps\/shell\/src\/(?:frame\/extras|offline\/index)\.ts$/;
/** The pages that every page prefetches or most shoppers open. */
const browsedPages = ['ProductsPage', 'ProductPage', 'CartPage', 'ErrorPage'];
/** Files that are chunks by themselves, or that have no code. */
const apart = /^\0virtual:home\/|\/default\/src\/theme\.css$/;

/** A module's path in a design: `['default', 'parts/Header/Header.tsx']`. */
const pathInDesign = (id: string): string[] =>
  /\/packages\/designs\/([^/]+)\/src\/([^?]+)/.exec(id)?.slice(1) ?? [];

/**
 * The part or page a path in a design belongs to: `ProductPage` for `pages/product/Related.tsx`.
 */
function unitOf(within: string): string | undefined {
  const [, part, page] = /^(?:parts\/(\w+)\/|pages\/(\w+?)(?:Page\.|\/))/.exec(within) ?? [];
  return part ?? (page && `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`);
}

/**
 * Groups modules into chunks: homes need `core` and a design's first chunk, browsing `shop` and its
 * later one. Default code that designs replace is apart. The bundler places everything else.
 */
export function chunkGroups(
  designs: readonly DesignFolder[],
  tierOf: (part: string) => Tier,
): Rolldown.CodeSplittingGroup[] {
  /** The chunk of a tier; `inherited` for code that is of no design or that all designs have. */
  const nameOf = (id: string, tier: Tier, inherited: string) => {
    const [design = completeDesignId, within = ''] = pathInDesign(id);
    if (design !== completeDesignId) return `design-${design}-${tier}`;
    const by = overridingDesigns(unitOf(within) ?? '', designs);
    return by.length > 0 ? ['design', design, tier, 'not', ...by].join('-') : inherited;
  };
  const tierIn = (within: string): Tier => {
    const unit = unitOf(within);
    if (unit === 'HomePage') return 'first';
    if (unit && within.startsWith('parts/')) return tierOf(unit);
    return unit === undefined || browsedPages.includes(unit) ? 'later' : 'requested';
  };
  const laterName = (id: string) => {
    const [design, within = ''] = pathInDesign(id);
    const tier = tierIn(within);
    if (design === undefined || within === 'theme.css' || within === 'index.ts' || tier === 'requested')
      return null;
    // What a home needs after hydration alone, for its islands.
    if (within.startsWith('islands/') || tier === 'first')
      return design === completeDesignId ? null : `design-${design}-islands`;
    return nameOf(id, tier, 'shop');
  };
  const isOwn = (id: string) => (laterName(id) ?? 'shop') !== 'shop';
  return [
    { name: 'vendor', test: vendors, includeDependenciesRecursively: true },
    { name: (id) => nameOf(id, 'first', 'core'), tags: ['$initial'], test: (id) => !apart.test(id) },
    { name: laterName, test: isOwn },
    {
      name: 'shop',
      test: (id) => shellExtras.test(id) || laterName(id) !== null,
      includeDependenciesRecursively: true,
    },
  ];
}
