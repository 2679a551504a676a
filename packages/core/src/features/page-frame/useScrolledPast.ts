import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `limitPx`; false on the server. */
export function useScrolledPast(limitPx: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setIsPast(window.scrollY > limitPx);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [limitPx]);
  return isPast;
}
