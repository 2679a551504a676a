import { useEffect, useState, type RefObject } from 'react';

/** The band across the middle of the screen that a stacked picture must cross to be the one in sight. */
const middleBand = '-40% 0px -50% 0px';

/** Whether the pictures lie side by side and are swiped; else they are stacked down the page. */
const isSwiped = (list: HTMLElement) => list.scrollWidth > list.clientWidth + 1;

/** How far a child's start lies from the row's. */
const offsetIn = (list: HTMLElement, child: Element) =>
  child.getBoundingClientRect().left - list.getBoundingClientRect().left;

/** The child of a swiped row that is nearest to its start. */
function nearestTo(list: HTMLElement): number {
  const distances = Array.from(list.children, (child) => Math.abs(offsetIn(list, child)));
  return distances.indexOf(Math.min(...distances));
}

/** Calls with the first stacked picture in the middle of the screen, as the page scrolls. */
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

/** Asked of the browser: a style sheet cannot slow down a scroll that is told to be smooth. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which picture is looked at, and a way to another: sideways where they are swiped, down the page where they are stacked. */
export function usePlace(list: RefObject<HTMLElement | null>) {
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
  /** Brings a swiped picture that the keyboard came to whole into sight. */
  const reach = (wanted: number) => {
    if (list.current && isSwiped(list.current)) show(wanted);
  };
  return { index, show, reach, look };
}
