/** How long, in milliseconds, a page that is still growing is followed down to where the shopper was. */
export const reachPatienceMs = 10_000;
/** What a shopper does to say: leave the page where it is. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function jump(owner: Window, top: number) {
  owner.scrollTo({ top, behavior: 'instant' });
}

function reaches(owner: Window, top: number): boolean {
  return owner.document.documentElement.scrollHeight - owner.innerHeight >= top;
}

/** Whether part of the page stands in for what is on its way. Browsers keep the foot below it in sight when that comes. */
function isComing(owner: Window): boolean {
  return owner.document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
}

/**
 * Scrolls to a place that may not be there yet: as the page grows it follows, until it arrives and nothing is on its way, the shopper
 * takes over, or patience ends. Gives the way to stop.
 */
export function scrollWhenReady(owner: Window & typeof globalThis, top: number): () => void {
  jump(owner, top);
  const isThere = () => reaches(owner, top) && !isComing(owner);
  if (isThere()) return () => undefined;
  const growth = new owner.ResizeObserver(() => {
    jump(owner, top);
    if (isThere()) stop();
  });
  const patience = owner.setTimeout(stop, reachPatienceMs);
  function stop() {
    growth.disconnect();
    owner.clearTimeout(patience);
    for (const takeover of takeovers) owner.removeEventListener(takeover, stop);
  }
  growth.observe(owner.document.documentElement);
  for (const takeover of takeovers) owner.addEventListener(takeover, stop, { passive: true });
  return stop;
}
