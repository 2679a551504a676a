import { useEffect, useRef, useState, type RefObject } from 'react';
import { countAt, countUpMs } from './countUp.ts';

/** How much of the figure must be on screen for it to start. */
const seenRatio = 0.5;

/**
 * Counts from 0 to `target` once, when the element is first visible. On the server and with reduced
 * motion it shows `target` at once.
 */
export function useCountUp<E extends Element>(target: number): { ref: RefObject<E | null>; shown: number } {
  const ref = useRef<E>(null);
  const [shown, setShown] = useState(target);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const start = () => {
      const startedAt = performance.now();
      const step = (now: number) => {
        const elapsed = now - startedAt;
        setShown(countAt(target, elapsed));
        if (elapsed < countUpMs) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) {
          setShown(0);
          return;
        }
        watcher.disconnect();
        start();
      },
      { threshold: seenRatio },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target]);
  return { ref, shown };
}
