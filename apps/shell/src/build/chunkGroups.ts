import type { PartTraits } from '@teranga/design-kit';
import { completeDesign, redrawers, type DesignFolder } from './designFolders.ts';

/** A chunk's name, the modules it takes, and how early it takes them. */
export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

type Tier = PartTraits['tier'];
type TierOf = (part: string) => Tier;

/** The libraries that every page runs on, and what joins chunks: kept by browsers from one release to the next. */
const vendors =
  /^\0rolldown|\/node_modules\/(?:react|react-dom|scheduler|react-redux|redux|redux-thunk|@reduxjs\/toolkit|immer|reselect|use-sync-external-store)\//;

/** Core's rules and calls, but for what only forms, orders and intents need, and what designs are made with. */
const sharedCore =
  /\/packages\/(?:core\/src\/(?!checkout|orders\/|order-status\/|payments\/|left-order\/|promo\/|order-dialog\/|share\/|zoom\/|testing\/|wishlist-changes\/)|design-kit\/src\/)/;
/** What of core only pages with forms need, with the libraries for them: those who look round need none of it. */
const coreForms =
  /\/packages\/core\/src\/(?:account-form|account-rules|contact|contact-rules|profile|quote-rules|quotes|service-page|sign-in)\//;
/** Primitives and icons that designs draw with; fields come with the pages that have forms. */
const sharedUi = /\/packages\/ui\/src\/(?!base\.css|field\/)|\/apps\/shell\/src\/icons\/|^\0icon:/;
const uiFields = /\/packages\/ui\/src\/field\//;
/** What begins a page, and what every page asks for once the shopper stirs. */
const shell = /\/apps\/shell\/src\/(?!build\/|testing\/)/;
const shellExtras = /\/apps\/shell\/src\/(?:frame\/extras|client\/whenIdle)\.ts$|^\0icon-shapes$/;
/** The list, which every design's shoppers look round on and none draws its own of, and what leads on. */
const shopPages = /^default\/(?:pages\/ProductsPage\.tsx|later-loaders\.ts)$/;

/** A module's place in a design: `['default', 'parts/Header/Header.tsx']`. */
function placeInDesign(id: string): [design: string, place: string] | null {
  const [, design, place] = /\/packages\/designs\/([^/]+)\/src\/(.+?)(?:\?.*)?$/.exec(id) ?? [];
  return design && place ? [design, place] : null;
}

/** The default's index, which every design inherits from. */
const isRoot = (id: string) => placeInDesign(id)?.join('/') === `${completeDesign}/index.ts`;

/** The files of a design that are chunks by themselves. */
const ownChunks = /^(?:pages\/|later\/|index\.ts$|later-loaders\.ts$|theme\.css$)/;

function partOf(place: string): string | null {
  return /^parts\/([^/]+)\//.exec(place)?.[1] ?? null;
}

/** What of the default every design inherits lies with what belongs to no design. */
const inherited: Readonly<Record<Tier, string>> = {
  first: 'core',
  later: 'shop',
  order: 'shop',
  requested: 'requested',
};

/** A chunk of parts: which design's, of which tier, and who redraws them (of the default's parts only). */
interface PartChunk {
  name: string;
  /** Chunks with a lower rank take their modules, and what these import, first. */
  rank: number;
}

/** The chunk of a tier: `core`, or `design-default-first-not-lybalikou` for what of the default lybalikou draws itself, or an heir's own. */
function tierChunk(design: string, tier: Tier, by: readonly string[], rank: number): PartChunk {
  if (design !== completeDesign) return { name: `design-${design}-${tier}`, rank };
  const name = by.length > 0 ? ['design', design, tier, 'not', ...by].join('-') : inherited[tier];
  return { name, rank: by.length };
}

/** The chunk a part's modules belong to. */
function partChunk(
  design: string,
  part: string,
  designs: readonly DesignFolder[],
  tierOf: TierOf,
): PartChunk {
  return tierChunk(design, tierOf(part), redrawers(part, designs), designs.length);
}

/** A page that lies with the parts of a tier. */
interface PageWithParts {
  name: string;
  /** What is the page's own, of a design's places. */
  files: RegExp;
  tier: Tier;
}

/** A home comes with the first parts, which its shoppers see most. */
const home: PageWithParts = { name: 'HomePage', files: /^pages\/(?:HomePage\.tsx$|home\/)/, tier: 'first' };
/** An article's page comes with the parts that a list has too: who presses a card waits for no code. */
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

/** Which modules the designs' homes need, by their ids: see `readHomeModules`. */
interface HomeNeeds {
  /** Before they come to life. */
  isAtHome: (id: string) => boolean;
  /** For what of them comes to life later. */
  isBelow: (id: string) => boolean;
}

const isShared = (id: string) => sharedCore.test(id) || sharedUi.test(id);
const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);

/** The chunk a design's module belongs to; null: whichever asks for it. */
function designChunk(
  id: string,
  designs: readonly DesignFolder[],
  tierOf: TierOf,
  isAtHome: (id: string) => boolean,
): string | null {
  const [design, place] = placeInDesign(id) ?? [];
  if (!design || !place) return null;
  if (shopPages.test(`${design}/${place}`)) return 'shop';
  // What comes to life later is one request.
  if (place.startsWith('later/')) return `design-${design}-below`;
  if (design !== completeDesign) {
    // An heir's index and tokens come with its first parts, its loaders with its later ones. The default's tokens are for its own shoppers alone.
    if (place === 'theme.css' || place === 'index.ts') return `design-${design}-first`;
    if (place === 'later-loaders.ts') return `design-${design}-later`;
  }
  const part = partOf(place);
  // What is asked for one by one is a chunk one by one.
  if (part) return tierOf(part) === 'requested' ? null : partChunk(design, part, designs, tierOf).name;
  if (home.files.test(place) && isAtHome(id)) return pageChunk(design, home, designs).name;
  if (product.files.test(place)) return pageChunk(design, product, designs).name;
  if (ownChunks.test(place)) return null;
  // What parts and pages of the default share must not lie with a part that some design redraws, nor what a home needs with later ones.
  if (isAtHome(id)) return design === completeDesign ? 'core' : `design-${design}-first`;
  return design === completeDesign ? 'shop' : null;
}

/**
 * How the client's modules are gathered: `core` has what every home needs at once, `shop` what those need who look round. A group also
 * takes what its modules import, so the order is the rule: libraries before any design, the default's parts before those that draw round
 * them, and of these the ones that most designs inherit first, lest a shared file land in a chunk that some design must not load.
 */
export function chunkGroups(
  designs: readonly DesignFolder[],
  tierOf: TierOf,
  { isAtHome, isBelow }: HomeNeeds,
): ChunkGroup[] {
  const nameOf = (id: string) => designChunk(id, designs, tierOf, isAtHome);
  const isCore = (id: string) =>
    isRoot(id) ||
    (isAtHome(id) && (isShared(id) || shell.test(id))) ||
    // The server draws it, and its code comes after.
    (isShared(id) && isStyle(id) && isBelow(id)) ||
    nameOf(id) === 'core';
  const isOfShop = (id: string) =>
    (isShared(id) && !coreForms.test(id)) || shellExtras.test(id) || nameOf(id) === 'shop';
  const chunks = designs.flatMap(({ id, parts }) => [
    pageChunk(id, home, designs),
    pageChunk(id, product, designs),
    ...parts.map((part) => partChunk(id, part, designs, tierOf)),
    ...(id === completeDesign ? [] : [{ name: `design-${id}-below`, rank: designs.length + 1 }]),
  ]);
  const ofDesigns = [...new Map(chunks.map((chunk) => [chunk.name, chunk])).values()]
    .filter(({ name }) => name.startsWith('design-'))
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ name }) => ({ name, test: (id: string) => nameOf(id) === name }));
  const inOrder = [
    { name: 'vendor', test: (id: string) => vendors.test(id) },
    { name: 'core', test: isCore },
    { name: 'shop', test: isOfShop },
    { name: 'core-forms', test: (id: string) => coreForms.test(id) },
    { name: 'ui-fields', test: (id: string) => uiFields.test(id) },
    ...ofDesigns,
  ];
  return inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }));
}
