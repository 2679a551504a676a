import { useEffect, useState, type RefObject } from 'react';

/** Band across the middle of the screen: the stacked image that crosses it is the current one. */
const middleBand = '-40% 0px -50% 0px';

/** Whether the images are in a swiped row; otherwise they are stacked vertically. */
const isSwiped = (list: HTMLElement) => list.scrollWidth > list.clientWidth + 1;

/** Distance of a child's start from the row's. */
const offsetIn = (list: HTMLElement, child: Element) =>
  child.getBoundingClientRect().left - list.getBoundingClientRect().left;

/** The child of a swiped row that is nearest to its start. */
function nearestTo(list: HTMLElement): number {
  const distances = Array.from(list.children, (child) => Math.abs(offsetIn(list, child)));
  return distances.indexOf(Math.min(...distances));
}

/** Calls `see` with the first stacked image in the middle of the screen, as the page scrolls. */
function watchStack(list: HTMLElement, see: (index: number) => void): () => void {
  const crossing = new Set<number>();
  const children = Array.from(list.children);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(children.indexOf(target));
        else crossing.delete(children.indexOf(target));
      }
      if (crossing.size > 0 && !isSwiped(list)) see(Math.min(...crossing));
    },
    { rootMargin: middleBand },
  );
  for (const child of children) observer.observe(child);
  return () => observer.disconnect();
}

/** Checked in code, as CSS cannot override `behavior: 'smooth'` of a scroll call. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The current image, and a function to show another: horizontally if swiped, vertically if stacked.
 */
export function useCurrentImage(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return undefined;
    return watchStack(list.current, setIndex);
  }, [list]);
  const show = (wanted: number) => {
    setIndex(wanted);
    const row = list.current;
    const child = row?.children[wanted];
    if (!row || !child) return;
    if (isSwiped(row)) row.scrollTo({ left: row.scrollLeft + offsetIn(row, child) });
    else child.scrollIntoView?.({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  };
  const look = () => {
    if (list.current && isSwiped(list.current)) setIndex(nearestTo(list.current));
  };
  /** Scrolls a focused image of the swiped row completely into view. */
  const reach = (wanted: number) => {
    if (list.current && isSwiped(list.current)) show(wanted);
  };
  return { index, show, reach, look };
}
