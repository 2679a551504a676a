import type { PartTraits } from '@teranga/design-kit';
import { completeDesign, overridingDesigns, type DesignFolder } from './designFolders.ts';

/** The bundler's tag of what a design's home needs before hydration, by `homeEntries`. */
const atHome: ['$initial'] = ['$initial'];

/** A chunk's name, the modules it takes, and how early it takes them. */
export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  tags?: typeof atHome;
  priority: number;
}

type Tier = PartTraits['tier'];
type TierOf = (part: string) => Tier;

/** Libraries that every page needs, and the chunk runtime: browsers cache them across releases. */
const vendors =
  /^\0rolldown|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/router|react-redux|redux|redux-thunk|@reduxjs\/toolkit|immer|reselect|use-sync-external-store)\//;

const coreFolder = '/packages/core/src/';
const inCore = (folders: readonly string[]) => folders.map((folder) => coreFolder + folder);
const isIn = (id: string, folders: readonly string[]) => folders.some((folder) => id.includes(folder));

/** Core that only orders and intents need: it is bundled with the pages that import it. */
const loadedOnDemand = inCore([
  'features/catalogue/order-dialog/',
  'features/checkout/',
  'features/my-orders/',
  'features/order-tracking/',
  'features/orders/',
  'features/share/',
  'features/wishlist/changes/',
  'domain/order-status/',
  'domain/phone/phoneNumber.ts',
  'domain/phone/phoneReader.ts',
  'domain/phone/phoneRule.ts',
  'lib/zoom/',
  'testing/',
]);
const payments = inCore(['features/payments/']);
/** The home notifies a shopper of a pending payment, before the code of payments is loaded. */
const pendingPayments = inCore(['features/payments/pending/']);
/** Core that only pages with forms need: not loaded while browsing. */
const coreForms = inCore([
  'features/account/form/',
  'features/account/profile/',
  'features/account/rules/',
  'features/account/sign-in/',
  'features/contact/index.ts',
  'features/contact/rules/',
  'features/contact/sendContact.ts',
  'features/contact/useContactForm.ts',
  'features/quotes/',
  'features/services/page/',
]);

/** Core rules and API calls that browsing needs, and the code that designs build on. */
function isSharedCore(id: string): boolean {
  if (id.includes('/packages/design-kit/src/')) return true;
  if (!id.includes(coreFolder) || isIn(id, loadedOnDemand)) return false;
  return !isIn(id, payments) || isIn(id, pendingPayments);
}

/** Primitives and icons that designs use; fields are loaded with the pages that have forms. */
const sharedUi = /\/packages\/ui\/src\/(?!base\.css|field\/)|\/apps\/shell\/src\/icons\/|^\0icon:/;
const uiFields = /\/packages\/ui\/src\/field\//;
/** The shell code every page begins with, and the code every page loads after hydration. */
const shell = /\/apps\/shell\/src\/(?!build\/|testing\/)/;
const shellExtras = /\/apps\/shell\/src\/(?:frame\/extras|offline\/index)\.ts$|^\0icon-shapes$/;
/** What every page prefetches when idle, as it must be there without a network: one request. */
const offline =
  /\/designs\/default\/src\/pages\/(?:CartPage|ErrorPage|cart\/)|\/shell\/src\/overlays\/ShareHost\.tsx$|\/core\/src\/features\/share\//;
/** The list page, which every design's shoppers use and no design replaces. */
const shopPages = /^pages\/ProductsPage\.tsx$/;

/** A module's path in a design: `['default', 'parts/Header/Header.tsx']`. */
function pathInDesign(id: string): [design: string, within: string] | null {
  const [, design, within] = /\/packages\/designs\/([^/]+)\/src\/(.+?)(?:\?.*)?$/.exec(id) ?? [];
  return design && within ? [design, within] : null;
}

/** The files of a design that are chunks by themselves. */
const ownChunks = /^(?:pages\/|index\.ts$|theme\.css$)/;

function partOf(within: string): string | null {
  return /^parts\/([^/]+)\//.exec(within)?.[1] ?? null;
}

/**
 * Code of the default that every design inherits is bundled with code that belongs to no design.
 */
const inherited: Readonly<Record<Tier, string>> = {
  first: 'core',
  later: 'shop',
  order: 'shop',
  requested: 'requested',
};

/**
 * A chunk of parts: its design, its tier and, for the default's parts only, the designs that
 * replace them.
 */
interface PartChunk {
  name: string;
  tier: Tier;
  /** Chunks with a lower rank take their modules, and what these import, first. */
  rank: number;
}

/**
 * The chunk of a tier: `core`, `design-default-first-not-lybalikou` for default parts that
 * lybalikou replaces, or an inheriting design's own chunk.
 */
function tierChunk(design: string, tier: Tier, by: readonly string[], rank: number): PartChunk {
  if (design !== completeDesign) return { name: `design-${design}-${tier}`, tier, rank };
  const name = by.length > 0 ? ['design', design, tier, 'not', ...by].join('-') : inherited[tier];
  return { name, tier, rank: by.length };
}

/** The chunk a part's modules belong to. */
function partChunk(
  design: string,
  part: string,
  designs: readonly DesignFolder[],
  tierOf: TierOf,
): PartChunk {
  return tierChunk(design, tierOf(part), overridingDesigns(part, designs), designs.length);
}

/** A page bundled with the parts of a tier. */
interface PageWithParts {
  name: string;
  /** Matches the page's own files, by their path in the design. */
  files: RegExp;
  tier: Tier;
}

/** The home is bundled with the first parts, as shoppers see it most. */
const home: PageWithParts = { name: 'HomePage', files: /^pages\/(?:HomePage\.tsx$|home\/)/, tier: 'first' };
/**
 * A product's page is bundled with the parts that a list needs too, so that pressing a card waits
 * for no code.
 */
const product: PageWithParts = {
  name: 'ProductPage',
  files: /^pages\/(?:ProductPage\.tsx$|product\/)/,
  tier: 'later',
};

/** The chunk that a design's home or article's page belongs to. */
function pageChunk(
  design: string,
  { name, tier }: PageWithParts,
  designs: readonly DesignFolder[],
): PartChunk {
  const by = designs
    .filter(({ id, pages }) => id !== completeDesign && pages.includes(name))
    .map(({ id }) => id);
  return tierChunk(design, tier, by, designs.length);
}

const isShared = (id: string) => isSharedCore(id) || sharedUi.test(id);

/** Makes what says which chunk a design's module belongs to; null: the chunk of its importer. */
function designChunks(designs: readonly DesignFolder[], tierOf: TierOf) {
  const chunkOf = (id: string, isInitial: boolean): string | null => {
    const [design, within] = pathInDesign(id) ?? [];
    if (!design || !within) return null;
    const isDefault = design === completeDesign;
    const part = partOf(within);
    if (part !== null && (isInitial || tierOf(part) !== 'first'))
      // Parts requested one by one are one chunk each.
      return tierOf(part) === 'requested' ? null : partChunk(design, part, designs, tierOf).name;
    if (product.files.test(within)) return pageChunk(design, product, designs).name;
    if (isInitial && home.files.test(within)) return pageChunk(design, home, designs).name;
    // An inheriting design's index and tokens load with its first parts.
    if (isInitial && (!ownChunks.test(within) || !isDefault || within === 'index.ts'))
      return isDefault ? 'core' : `design-${design}-first`;
    if (isDefault && shopPages.test(within)) return 'shop';
    // All lazy islands of a design load in one request.
    if (within.startsWith('islands/')) return `design-${design}-below`;
    // Code shared by parts and pages of the default must not share a chunk with a part that a design
    // replaces.
    return isDefault && !ownChunks.test(within) ? 'shop' : null;
  };
  return {
    initial: (id: string) => chunkOf(id, true),
    later: (id: string) => chunkOf(id, false),
  };
}

/**
 * Groups the client's modules into chunks: `core` has what every home needs at once, `shop` what
 * browsing needs. A group also takes its modules' imports, so order matters: libraries, then the
 * default's parts (those most designs inherit first), then wrapping designs. Else a shared file
 * could land in a chunk that a design must not load.
 */
export function chunkGroups(designs: readonly DesignFolder[], tierOf: TierOf): ChunkGroup[] {
  const chunks = designs.flatMap(({ id, parts }) => [
    pageChunk(id, home, designs),
    pageChunk(id, product, designs),
    ...parts.map((part) => partChunk(id, part, designs, tierOf)),
    { name: `design-${id}-below`, tier: 'later' as const, rank: designs.length + 1 },
  ]);
  const ofDesigns = [...new Map(chunks.map((chunk) => [chunk.name, chunk])).values()]
    .filter(({ name }) => name.startsWith('design-'))
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));
  const { initial, later } = designChunks(designs, tierOf);
  const ofHomes = ofDesigns
    .filter(({ tier }) => tier === 'first')
    .map(({ name }) => ({ name, test: (id: string) => initial(id) === name }));
  const ofOthers = ofDesigns
    .filter(({ tier }) => tier !== 'first')
    .map(({ name }) => ({ name, test: (id: string) => later(id) === name }));
  const isCore = (id: string) => isShared(id) || shell.test(id) || initial(id) === 'core';
  const isOfShop = (id: string) =>
    (isShared(id) && !isIn(id, coreForms)) || shellExtras.test(id) || later(id) === 'shop';
  const inOrder: Omit<ChunkGroup, 'priority'>[] = [
    { name: 'vendor', test: (id) => vendors.test(id) },
    ...[{ name: 'core', test: isCore }, ...ofHomes].map((group) => ({ ...group, tags: atHome })),
    { name: 'shop', test: isOfShop },
    { name: 'core-forms', test: (id) => isIn(id, coreForms) },
    { name: 'ui-fields', test: (id) => uiFields.test(id) },
    { name: 'offline', test: (id) => offline.test(id) },
    ...ofOthers,
  ];
  return inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }));
}
