import { completeDesign, redrawers, type DesignFolder } from './designFolders.ts';

/** A chunk's name, the modules it takes, and how early it takes them. */
export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

type Tier = 'first' | 'later' | 'asked';
type TierOf = (part: string) => Tier;

/** The libraries that every page runs on. */
const vendors =
  /\/node_modules\/(?:react|react-dom|scheduler|react-redux|redux|redux-thunk|@reduxjs\/toolkit|immer|reselect|use-sync-external-store)\//;

/** Core's rules and calls, but for what only forms, orders and intents need, and what designs are made with. */
const sharedCore =
  /\/packages\/(?:core\/src\/(?!checkout|orders\/|order-status\/|payments\/|left-order\/|promo\/|order-dialog\/|share\/|zoom\/|testing\/|wishlist-changes\/)|design-kit\/src\/)/;
/** What of core only pages with forms need, with the libraries for them: those who look round need none of it. */
const coreForms =
  /\/packages\/core\/src\/(?:account-form|account-rules|contact|contact-rules|profile|quote-rules|quotes|service-page|sign-in)\//;
/** Primitives and icons that designs draw with; fields come with the pages that have forms. */
const sharedUi = /\/packages\/ui\/src\/(?!base\.css|field\/)|\/apps\/shell\/src\/icons\/|^\0icon:/;
const uiFields = /\/packages\/ui\/src\/field\//;

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

/** A chunk of parts: which design's, of which tier, and who redraws them (of the default's parts only). */
interface PartChunk {
  name: string;
  /** Chunks with a lower rank take their modules, and what these import, first. */
  rank: number;
}

/** The chunk a part's modules belong to: `design-default-first`, or `design-default-first-not-lybalikou` for those that lybalikou redraws. */
export function partChunk(
  design: string,
  part: string,
  designs: readonly DesignFolder[],
  tierOf: TierOf,
): PartChunk {
  const by = design === completeDesign ? redrawers(part, designs) : [];
  const name = ['design', design, tierOf(part), ...(by.length > 0 ? ['not', ...by] : [])].join('-');
  return { name, rank: design === completeDesign ? by.length : designs.length };
}

/** Which modules the designs' homes need, by their ids: see `readHomeModules`. */
interface HomeNeeds {
  /** Before they come to life. */
  isAtHome: (id: string) => boolean;
  /** For what of them comes to life later. */
  isBelow: (id: string) => boolean;
}

/** What belongs to no design: `core` has what homes need of it at once, `core-below` what they need soon after, `core-later` and `ui-later` what only other pages do. */
const isShared = (id: string) => sharedCore.test(id) || sharedUi.test(id);

/**
 * How the client's modules are gathered. A group also takes what its modules import, so the order is the rule: libraries before any
 * design, the default's parts before those that draw round them, and of these the ones that most designs inherit first, lest a
 * shared file land in a chunk that some design must not load.
 */
export function chunkGroups(
  designs: readonly DesignFolder[],
  tierOf: TierOf,
  { isAtHome, isBelow }: HomeNeeds,
): ChunkGroup[] {
  const nameOf = (id: string) => {
    const [design, place] = placeInDesign(id) ?? [];
    if (!design || !place) return null;
    // An heir's index and tokens come with its first parts: two requests less. The default's tokens are for its own shoppers alone.
    if ((place === 'theme.css' || place === 'index.ts') && design !== completeDesign)
      return `design-${design}-first`;
    const part = partOf(place);
    // What is asked for one by one is a chunk one by one.
    if (part) return tierOf(part) === 'asked' ? null : partChunk(design, part, designs, tierOf).name;
    if (ownChunks.test(place)) return null;
    // What parts and pages of the default share must not lie with a part that some design redraws, nor what a home needs with later ones.
    return design === completeDesign || isAtHome(id) ? `design-${design}-first` : null;
  };
  const chunks = designs.flatMap(({ id, parts }) =>
    parts.map((part) => partChunk(id, part, designs, tierOf)),
  );
  const inOrder = [...new Map(chunks.map((chunk) => [chunk.name, chunk])).values()].toSorted(
    (a, b) => a.rank - b.rank || a.name.localeCompare(b.name),
  );
  const partGroups = inOrder.map(({ name }, index) => ({
    name,
    priority: inOrder.length - index,
    test: (id: string) => nameOf(id) === name,
  }));
  return [
    { name: 'vendor', priority: 1000, test: (id: string) => vendors.test(id) },
    { name: 'core', priority: 900, test: (id: string) => (isShared(id) && isAtHome(id)) || isRoot(id) },
    { name: 'core-below', priority: 880, test: (id: string) => isShared(id) && isBelow(id) },
    { name: 'core-later', priority: 870, test: (id: string) => sharedCore.test(id) && !coreForms.test(id) },
    { name: 'core-forms', priority: 850, test: (id: string) => coreForms.test(id) },
    { name: 'ui-later', priority: 800, test: (id: string) => sharedUi.test(id) },
    { name: 'ui-fields', priority: 700, test: (id: string) => uiFields.test(id) },
    ...partGroups,
  ];
}
