import { useEffect, useState, type RefObject } from 'react';
import { watchClearance, type Clearance } from './watchClearance.ts';

const atPlace: Clearance = { lift: 0, hasRoom: true };

/**
 * Where what floats over the page covers no main button and, over words too, none of them: those of a page at rest, while those that
 * scroll past come out from under it. The element of `ref` is where it rests: it must not move itself.
 */
export function useButtonClearance(ref: RefObject<HTMLElement | null>, overWords: boolean): Clearance {
  const [clearance, setClearance] = useState(atPlace);
  useEffect(() => {
    const hear = (next: Clearance) =>
      setClearance((known) => (known.lift === next.lift && known.hasRoom === next.hasRoom ? known : next));
    return watchClearance(() => ref.current, overWords, hear);
  }, [ref, overWords]);
  return clearance;
}
