import { hasSpaceIn } from './hasSpaceIn.ts';

const checkMs = 1_000;

/** Whether the folder's disk has more than the reserve left, checked at most once a second. */
export function watchSpace(folder: string): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let hasSpace = Promise.resolve(true);
  return () => {
    const now = performance.now();
    if (now - checkedAt >= checkMs) {
      checkedAt = now;
      hasSpace = hasSpaceIn(folder);
    }
    return hasSpace;
  };
}
