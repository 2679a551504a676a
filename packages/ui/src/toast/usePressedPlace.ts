import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Which half of the window something lies in. */
export type WindowHalf = 'upper' | 'lower';

function halfOf(target: EventTarget | null): WindowHalf {
  const pressed = target instanceof Element ? (target.closest('button, a, label') ?? target) : null;
  if (!pressed || pressed === document.body) return 'lower';
  const { top, bottom } = pressed.getBoundingClientRect();
  return (top + bottom) / 2 < window.innerHeight / 2 ? 'upper' : 'lower';
}

/** Where what was last pressed lay when `newest` came; asked for before it is painted, so that it never jumps. */
export function usePressedPlace(newest: string | undefined): WindowHalf {
  // Kept as it was at the press: what was pressed may be gone by now.
  const pressed = useRef<WindowHalf>('lower');
  const [half, setHalf] = useState<WindowHalf>('lower');
  useEffect(() => {
    const look = ({ target }: Event) => {
      pressed.current = halfOf(target);
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('keydown', look, true);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('keydown', look, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (newest !== undefined) setHalf(pressed.current);
  }, [newest]);
  return half;
}
