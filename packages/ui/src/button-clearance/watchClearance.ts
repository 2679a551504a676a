import buttonStyles from '../button/Button.module.css';
import { clearLift } from './clearLift.ts';
import { wordBoxes } from './wordBoxes.ts';

/** A page's main buttons: the loud ones, the large ones, and what failed, with the ways on from it. */
const mainButtons = [
  ...['primary', 'large'].map((name) => `main .${buttonStyles[name]}`),
  'main [role="alert"] :is(button, p, svg)',
].join();

/** Where what floats may be. */
export interface Clearance {
  /** How far up, in pixels, it has to move. */
  lift: number;
  /** False where it can be nowhere on the page without covering words. */
  hasRoom: boolean;
}

function clearanceOf(place: DOMRect, overWords: boolean): Clearance {
  const buttons = [...document.querySelectorAll(mainButtons)].map((one) => one.getBoundingClientRect());
  const lift = clearLift(place, overWords ? [...buttons, ...wordBoxes()] : buttons);
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  return { lift, hasRoom: !overWords || place.top - lift >= top };
}

/** Tells, whenever the page may have moved, where what rests at `place` covers none of its main buttons; gives what ends it. That element must not move itself. */
export function watchClearance(
  place: () => HTMLElement | null,
  overWords: boolean,
  hear: (clearance: Clearance) => void,
): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const rest = place()?.getBoundingClientRect();
    if (rest) hear(clearanceOf(rest, overWords));
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
}
