import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whether something lies where messages come, in the window's upper third, or below: no more, since those at its foot lie near the actions at the thumb. */
export type WindowPlace = 'upper' | 'lower';

function placeOf(target: EventTarget | null): WindowPlace {
  const pressed = target instanceof Element ? (target.closest('button, a, label') ?? target) : null;
  if (!pressed || pressed === document.body) return 'lower';
  const { top, bottom } = pressed.getBoundingClientRect();
  return (top + bottom) / 2 < window.innerHeight / 3 ? 'upper' : 'lower';
}

/** Where what was last pressed lay when `newest` came; asked for before it is painted, so that it never jumps. */
export function usePressedPlace(newest: string | undefined): WindowPlace {
  // Kept as it was at the press: what was pressed may be gone by now.
  const pressed = useRef<WindowPlace>('lower');
  const [place, setPlace] = useState<WindowPlace>('lower');
  useEffect(() => {
    const look = ({ target }: Event) => {
      pressed.current = placeOf(target);
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('keydown', look, true);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('keydown', look, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (newest !== undefined) setPlace(pressed.current);
  }, [newest]);
  return place;
}
