import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whether something lies where messages come, right under the header, or below: no more, since those at the window's foot lie near the actions at the thumb. */
export type WindowPlace = 'upper' | 'lower';

/** How much room, in pixels, a message of two lines takes under the header, its margins with it. */
const messageRoom = 84;

function placeOf(target: EventTarget | null): WindowPlace {
  const pressed = target instanceof Element ? (target.closest('button, a, label') ?? target) : null;
  if (!pressed || pressed === document.body) return 'lower';
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { top } = pressed.getBoundingClientRect();
  return top < Math.max(header, 0) + messageRoom ? 'upper' : 'lower';
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
