import { unanswered } from '@teranga/testing';
import { networks } from '../networks.ts';

/** Number of consecutive frames without change after which a rendering is stable. */
const quietFrames = 4;
/** Maximum time in milliseconds for a rendering to become stable. */
const longestRenderMs = 30_000;

/** Pending calls of the current rendering; those of earlier ones no longer count. */
let calls = new Set<Request>();

/** Network of the stories that counts pending calls. */
export const countedNetwork = 'compté';

Object.assign(networks, {
  [countedNetwork]: (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
    const own = calls;
    own.add(request);
    try {
      return await answer(request);
    } finally {
      own.delete(request);
    }
  },
});

/** Clears pending calls of an earlier rendering. */
export function clearCalls(): void {
  calls = new Set();
  unanswered.clear();
}

const isAnswerComing = () => [...calls].some((request) => !unanswered.has(request.url));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function imagesArrived(): Promise<void> {
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0 && image.src !== '');
  // Set once: what observes changes would take it for one.
  for (const image of shown) if (image.loading !== 'eager') image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

/** Resolves when all intersection observers have fired. */
const viewsReported = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

/** Stops what still turns, as it was before its first turn. */
function stopMotion(): void {
  for (const animation of document.getAnimations()) animation.cancel();
  for (const rendering of document.querySelectorAll('svg')) {
    rendering.pauseAnimations();
    rendering.setCurrentTime(0);
  }
}

/** Resolves when answers and images are loaded and nothing has moved for so many frames. */
export async function settled(frames = quietFrames): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  while (quiet < frames) {
    if (performance.now() - start > longestRenderMs) throw new Error('It never comes to rest.');
    await nextFrame();
    quiet = isAnswerComing() ? 0 : quiet + 1;
    if (quiet === frames - 1) {
      await viewsReported();
      stopMotion();
      await document.fonts.ready;
      await imagesArrived();
    }
  }
  observer.disconnect();
}
