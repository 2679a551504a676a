/** Time in milliseconds for which a growing page is scrolled towards the saved position. */
export const reachTimeoutMs = 10_000;
/** Events by which a shopper takes over scrolling. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function jump(owner: Window, top: number) {
  owner.scrollTo({ top, behavior: 'instant' });
}

function reaches(owner: Window, top: number): boolean {
  return owner.document.documentElement.scrollHeight - owner.innerHeight >= top;
}

/**
 * Whether part of the page is a skeleton. Browsers' scroll anchoring would otherwise follow the
 * footer when the content arrives.
 */
function hasSkeleton(owner: Window): boolean {
  return owner.document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
}

/**
 * Scrolls to a position that may not exist yet: follows the growing page until the position is
 * reached, the shopper scrolls, or time runs out. Returns the function to stop.
 */
export function scrollWhenReady(owner: Window & typeof globalThis, top: number): () => void {
  jump(owner, top);
  const isReached = () => reaches(owner, top) && !hasSkeleton(owner);
  if (isReached()) return () => undefined;
  const growth = new owner.ResizeObserver(() => {
    jump(owner, top);
    if (isReached()) stop();
  });
  const timeout = owner.setTimeout(stop, reachTimeoutMs);
  function stop() {
    growth.disconnect();
    owner.clearTimeout(timeout);
    for (const takeover of takeovers) owner.removeEventListener(takeover, stop);
  }
  growth.observe(owner.document.documentElement);
  for (const takeover of takeovers) owner.addEventListener(takeover, stop, { passive: true });
  return stop;
}
