/** How long a page may be shown without looking again. */
export const pageTtlMs = 60_000;
/** How long after its TTL an unchanged page may be served while it is re-rendered. */
export const pageStaleMs = 600_000;
const msPerSecond = 1_000;

/**
 * The `cache-control` of a public page whose prices hold for another `heldMs` milliseconds: no
 * cache may serve it after that, not even while it revalidates it.
 */
export function shareable(heldMs: number): string {
  const held = Math.max(0, heldMs);
  const freshMs = Math.min(pageTtlMs, held);
  const fresh = Math.floor(freshMs / msPerSecond);
  const stale = Math.floor(Math.min(pageStaleMs, held - freshMs) / msPerSecond);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
