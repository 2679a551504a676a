import { slideMs } from '@teranga/core/features/catalogue';
import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { useEffect, useState, type RefObject } from 'react';

const stillQuery = '(prefers-reduced-motion: reduce)';

/** Reasons to pause a carousel: a pointer over it, focus inside it, a hidden page. */
type HoldReason = 'pointer' | 'focus' | 'page';

/** Whether the carousel must not advance by itself for now. */
function useIsHeld(track: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<readonly HoldReason[]>([]);
  useEffect(() => {
    const box = track.current?.parentElement;
    if (!box) return undefined;
    const set = (reason: HoldReason, isPresent: boolean) =>
      setReasons((previous) => [
        ...previous.filter((each) => each !== reason),
        ...(isPresent ? [reason] : []),
      ]);
    const enter = () => set('pointer', true);
    const leave = () => set('pointer', false);
    const focus = () => set('focus', true);
    const blur = ({ relatedTarget }: FocusEvent) =>
      set('focus', relatedTarget instanceof Node && box.contains(relatedTarget));
    const update = () => set('page', document.hidden);
    update();
    box.addEventListener('pointerenter', enter);
    box.addEventListener('pointerleave', leave);
    box.addEventListener('focusin', focus);
    box.addEventListener('focusout', blur);
    document.addEventListener('visibilitychange', update);
    return () => {
      box.removeEventListener('pointerenter', enter);
      box.removeEventListener('pointerleave', leave);
      box.removeEventListener('focusin', focus);
      box.removeEventListener('focusout', blur);
      document.removeEventListener('visibilitychange', update);
    };
  }, [track]);
  return reasons.length > 0;
}

/**
 * A row of slides that advances by itself until it is previous or paused; initially paused with reduced
 * motion or data saver.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(() => isDataSaverOn() || matchMedia(stillQuery).matches);
  const isHeld = useIsHeld(track);
  const show = (wanted: number) => {
    const row = track.current;
    const next = (wanted + count) % count;
    setIndex(next);
    row?.scrollTo?.({ left: next * row.clientWidth });
  };
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    // After a swipe, or a scroll to the focused element.
    const update = () => {
      if (row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    };
    row.addEventListener('scrollend', update);
    return () => row.removeEventListener('scrollend', update);
  }, [track]);
  useEffect(() => {
    if (isPaused || isHeld) return undefined;
    const timer = setTimeout(() => show(index + 1), slideMs);
    return () => clearTimeout(timer);
  });
  return { index, isPaused, show, toggle: () => setIsPaused(!isPaused) };
}
