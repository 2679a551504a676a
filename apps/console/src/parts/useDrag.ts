import { useEffect, useRef, useState } from 'react';
import { edgeSpeed } from '../lib/edgeSpeed.ts';

interface Drag {
  /** Something is held at this place of the window; the page may have scrolled under it. */
  over: (key: string, x: number, y: number) => void;
  drop: () => void;
  /** The system took the pointer, or Escape was pressed. */
  giveUp: () => void;
}

/**
 * Follows an item that is held by mouse or finger, and scrolls the page at the window's edges. It
 * listens to the document: an item that changes places loses its pointer capture.
 */
export function useDrag(drag: Drag) {
  const [held, hold] = useState<string | null>(null);
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    if (held === null) return undefined;
    let frame = 0;
    let place = { x: 0, y: 0 };
    const scroll = () => {
      const speed = edgeSpeed(place.y, window.innerHeight);
      frame = speed === 0 ? 0 : requestAnimationFrame(scroll);
      if (speed === 0) return;
      window.scrollBy(0, speed);
      latest.current.over(held, place.x, place.y);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      place = { x: clientX, y: clientY };
      latest.current.over(held, clientX, clientY);
      if (frame === 0) scroll();
    };
    const end = (what: 'drop' | 'giveUp') => () => {
      hold(null);
      latest.current[what]();
    };
    const drop = end('drop');
    const giveUp = end('giveUp');
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', giveUp);
    document.addEventListener('keydown', press);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', giveUp);
      document.removeEventListener('keydown', press);
    };
  }, [held]);
  return { held, hold };
}
