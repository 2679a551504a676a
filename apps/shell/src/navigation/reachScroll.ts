/** How long, in milliseconds, a page that is still growing is followed down to where the shopper was. */
const reachPatienceMs = 4000;
/** What a shopper does to say: leave the page where it is. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function jump(owner: Window, top: number) {
  owner.scrollTo({ top, behavior: 'instant' });
}

function reaches(owner: Window, top: number): boolean {
  return owner.document.documentElement.scrollHeight - owner.innerHeight >= top;
}

/**
 * Scrolls to a place that may not be there yet: as the page grows it follows, until it arrives, the shopper takes over, or patience
 * ends. Gives the way to stop.
 */
export function reachScroll(owner: Window & typeof globalThis, top: number): () => void {
  jump(owner, top);
  if (reaches(owner, top)) return () => undefined;
  const growth = new owner.ResizeObserver(() => {
    jump(owner, top);
    if (reaches(owner, top)) stop();
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
