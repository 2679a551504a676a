import { networks } from '../networks.ts';

/** How many frames in a row nothing may move before a drawing counts as done. */
const quietFrames = 4;
/** How long, in milliseconds, a drawing may go on moving. */
const longestDrawingMs = 15_000;
/** How long, in milliseconds, an answer is waited for; longer than any that comes at all. */
const longestAnswerMs = 400;

/** The calls of the drawing at hand; those of earlier ones count no more. */
let calls = { inFlight: 0, lastChange: 0 };

/** The network of drawings: it counts what is on its way. */
export const countedNetwork = 'compté';

Object.assign(networks, {
  [countedNetwork]: (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
    const own = calls;
    own.inFlight += 1;
    own.lastChange = performance.now();
    try {
      return await answer(request);
    } finally {
      own.inFlight -= 1;
      own.lastChange = performance.now();
    }
  },
});

/** Forgets what an earlier drawing still waits for. */
export function forgetCalls(): void {
  calls = { inFlight: 0, lastChange: 0 };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function picturesArrived(): Promise<void> {
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0 && image.src !== '');
  // Set once: what observes changes would take it for one.
  for (const image of shown) if (image.loading !== 'eager') image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

/** Resolves when answers and pictures have come and nothing has moved for some frames. */
export async function settled(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  while (quiet < quietFrames) {
    if (performance.now() - start > longestDrawingMs) throw new Error('It never comes to rest.');
    await nextFrame();
    quiet += 1;
    if (calls.inFlight > 0 && performance.now() - calls.lastChange < longestAnswerMs) quiet = 0;
    if (quiet === quietFrames - 1) {
      await document.fonts.ready;
      await picturesArrived();
    }
  }
  observer.disconnect();
}
