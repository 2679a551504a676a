import { useEffect, useState } from 'react';

/** How far, in pixels, the page is scrolled when it offers a way back to its top. */
export const scrollTopAfterPx = 100;
/** How many windows long a page is whose top is far away. */
export const longPageWindows = 4;
/** How long, in milliseconds, the way up is offered once the page is at rest. */
export const scrollTopRestMs = 2000;

const isLongPage = () => document.documentElement.scrollHeight > longPageWindows * window.innerHeight;

/** True while a long page is being scrolled up, far from its top. */
export function useScrollsUp(): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const top = window.scrollY;
      const goesUp = top < last;
      last = top;
      clearTimeout(rest);
      setIsUp(goesUp && top > scrollTopAfterPx && isLongPage());
      if (goesUp) rest = setTimeout(() => setIsUp(false), scrollTopRestMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, []);
  return isUp;
}
