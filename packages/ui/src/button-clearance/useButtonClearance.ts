import { useEffect, useState, type RefObject } from 'react';
import buttonStyles from '../button/Button.module.css';
import { clearLift } from './clearLift.ts';
import { wordBoxes } from './wordBoxes.ts';

/** A page's main buttons: the loud ones and the large ones. */
const mainButtons = ['primary', 'large'].map((name) => `main .${buttonStyles[name]}`).join();

/** Where what floats may be. */
interface Clearance {
  /** How far up, in pixels, it has to move. */
  lift: number;
  /** False where it can be nowhere on the page without covering words. */
  hasRoom: boolean;
}

const atPlace: Clearance = { lift: 0, hasRoom: true };

/**
 * Where what floats over the page covers no main button and, over words too, none of them: those of a page at rest, while those that
 * scroll past come out from under it. The element of `ref` is where it rests: it must not move itself.
 */
export function useButtonClearance(ref: RefObject<HTMLElement | null>, overWords: boolean): Clearance {
  const [clearance, setClearance] = useState(atPlace);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const place = ref.current?.getBoundingClientRect();
      if (!place) return;
      const buttons = [...document.querySelectorAll(mainButtons)].map((one) => one.getBoundingClientRect());
      const lift = clearLift(place, overWords ? [...buttons, ...wordBoxes()] : buttons);
      const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
      const hasRoom = !overWords || place.top - lift >= top;
      setClearance((known) => (known.lift === lift && known.hasRoom === hasRoom ? known : { lift, hasRoom }));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const size = new ResizeObserver(lookSoon);
    size.observe(document.body);
    // What comes in the place of a skeleton is often as tall.
    const content = new MutationObserver(lookSoon);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      content.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ref, overWords]);
  return clearance;
}
