import { clampScale, scaleStep, zoomFactor } from '@teranga/core/lib/zoom';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Point {
  x: number;
  y: number;
}

function middleOf({ clientWidth, clientHeight }: HTMLElement): Point {
  return { x: clientWidth / 2, y: clientHeight / 2 };
}

function pointIn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = stage.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Two fingers on the stage: how far apart, and around which point. */
function pinchOf(stage: HTMLElement, { touches }: TouchEvent): { reach: number; middle: Point } | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  const [a, b] = [pointIn(stage, one), pointIn(stage, other)];
  return { reach: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

/** Zoom of an image in a scrolling container: by buttons, keys, double click or pinch. */
export function useCloseUp(stage: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1);
  const anchor = useRef<{ point: Point; ratio: number } | null>(null);

  const scaleTo = (wanted: number, around?: Point) => {
    const next = clampScale(wanted);
    if (!stage.current || next === scale) return;
    anchor.current = { point: around ?? middleOf(stage.current), ratio: next / scale };
    setScale(next);
  };
  // What lay under the fingers stays there.
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box || !anchor.current) return;
    const { point, ratio } = anchor.current;
    box.scrollTo({
      left: (box.scrollLeft + point.x) * ratio - point.x,
      top: (box.scrollTop + point.y) * ratio - point.y,
    });
    anchor.current = null;
  });

  const pinch = useRef<{ reach: number; scale: number } | null>(null);
  const latest = useRef({ scale, scaleTo });
  useEffect(() => {
    latest.current = { scale, scaleTo };
  });
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const begin = (event: TouchEvent) => {
      const fingers = pinchOf(box, event);
      pinch.current = fingers && { reach: fingers.reach, scale: latest.current.scale };
    };
    const move = (event: TouchEvent) => {
      const fingers = pinchOf(box, event);
      if (!fingers || !pinch.current) return;
      event.preventDefault();
      latest.current.scaleTo((pinch.current.scale * fingers.reach) / pinch.current.reach, fingers.middle);
    };
    box.addEventListener('touchstart', begin);
    // Not passive: React's own listener would be, and the browser would zoom the whole page.
    box.addEventListener('touchmove', move, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', move);
    };
  }, [stage]);

  return {
    scale,
    canEnlarge: scale < zoomFactor,
    canReduce: scale > 1,
    enlarge: () => scaleTo(scale + scaleStep),
    reduce: () => scaleTo(scale - scaleStep),
    reset: () => setScale(1),
    /** Toggles between minimum and maximum zoom, around the pressed point. */
    toggle: (event: { clientX: number; clientY: number }) => {
      if (stage.current) scaleTo(scale > 1 ? 1 : zoomFactor, pointIn(stage.current, event));
    },
  };
}
