import { useEffect, useState } from 'react';
import { activeAnchor } from './activeAnchor.ts';
import { anchors, type AnchorId } from './anchors.ts';

/** How near to the page's end, in pixels, counts as being there. */
const endTolerancePx = 4;

function readActiveAnchor(): AnchorId | null {
  // Looked up each time: the page may come after the header, or be another one.
  const sections = anchors.flatMap(({ id }) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - endTolerancePx;
  return activeAnchor(sections, { height: window.innerHeight, isAtEnd });
}

/**
 * The section of the home page being read; null on other pages, the first one until the page is
 * scrolled.
 */
export function useActiveAnchor(isHome: boolean): AnchorId | null {
  const [active, setActive] = useState<AnchorId | null>(null);
  useEffect(() => {
    if (!isHome) return undefined;
    let frame = 0;
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setActive(readActiveAnchor());
      });
    };
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [isHome]);
  if (!isHome) return null;
  return active ?? anchors[0].id;
}
