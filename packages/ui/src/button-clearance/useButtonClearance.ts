import { useEffect, useState, type RefObject } from 'react';
import buttonStyles from '../button/Button.module.css';
import { clearLift } from './clearLift.ts';

/** A page's main buttons: the loud ones and the large ones. */
const mainButtons = ['primary', 'large'].map((name) => `main .${buttonStyles[name]}`).join();

/**
 * How far up, in pixels, what floats over the page has to move so as to cover no main button. The element of `ref` is where it rests:
 * it must not move itself.
 */
export function useButtonClearance(ref: RefObject<HTMLElement | null>): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!ref.current) return;
      const buttons = [...document.querySelectorAll(mainButtons)].map((one) => one.getBoundingClientRect());
      setLift(clearLift(ref.current.getBoundingClientRect(), buttons));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const size = new ResizeObserver(lookSoon);
    size.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ref]);
  return lift;
}
