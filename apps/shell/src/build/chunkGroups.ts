import type { PartTraits } from '@teranga/design-kit';
import type { Rolldown } from 'vite';
import { completeDesignId } from '../designs/completeDesignId.ts';
import { overridingDesigns, type DesignFolder } from './designFolders.ts';

type Tier = PartTraits['tier'];

/** Libraries that every page needs: browsers cache them across releases. */
const vendors =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/router|react-redux|redux|redux-thunk|@reduxjs\/toolkit|immer|reselect|use-sync-external-store)\//;
/** Libraries that come with what imports them; icons are shared like our own code. */
const isOtherLibrary = (id: string) => id.includes('/node_modules/') && !id.includes('/lucide-react/');
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
  const [, part, page, folder] = /^(?:parts\/(\w+)\/|pages\/(?:(\w+Page)\.|(\w+)\/))/.exec(within) ?? [];
  return part ?? page ?? (folder && `${folder[0]?.toUpperCase()}${folder.slice(1)}Page`);
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
  /** Whether a design's later code imports a module, and nothing loads it on demand. */
  const isBrowsed = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
    if (pathInDesign(id).length > 0) return laterName(id) !== null;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    if (seen.has(id) || dynamicImporters.length > 0) return false;
    seen.add(id);
    return importers.some((importer) => isBrowsed(importer, context, seen));
  };
  return [
    { name: 'vendor', test: vendors, includeDependenciesRecursively: true },
    { name: (id) => nameOf(id, 'first', 'core'), tags: ['$initial'], test: (id) => !apart.test(id) },
    { name: laterName, test: (id) => isOwn(id) && pathInDesign(id)[0] === completeDesignId },
    {
      name: (id, context) => (shellExtras.test(id) || isBrowsed(id, context) ? 'shop' : null),
      test: (id) => !isOwn(id) && !isOtherLibrary(id),
      includeDependenciesRecursively: true,
    },
    { name: laterName, test: isOwn },
  ];
}
