import type { Store } from './store.ts';

/** More stores than this are counted, not named. */
const mostNamed = 10;

/**
 * Notices for the operator about stores whose design is not in the build, one sentence per design.
 */
export function unrenderedNotices(
  stores: readonly Pick<Store, 'id' | 'design'>[],
  designs: readonly string[],
): string[] {
  const unrendered = new Set(
    stores.map(({ design }) => design).filter((design) => !designs.includes(design)),
  );
  return [...unrendered].map((design) => {
    const ids = stores.filter((store) => store.design === design).map(({ id }) => id);
    const others = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : '';
    return `The design "${design}" is not in this build, so the default one is rendered for ${ids.slice(0, mostNamed).join(', ')}${others}. Put its folder back and start again, or give another: npm run store -- design <store> <design>.`;
  });
}
