import { useState, type RefObject } from 'react';

/** The visible slide of a scrolling row, and a function to show another. */
export function useGallery(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    setIndex(next);
    const list = track.current;
    list?.scrollTo?.({ left: next * list.clientWidth });
  };
  const look = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    setIndex(Math.round(list.scrollLeft / list.clientWidth));
  };
  return { index, show, look };
}
