import { useEffect, useRef } from 'react';

/** What is left, in pixels, between the choices and the foot. */
const roomPx = 12;

/** Scrolls the dialog so far that the foot, which grew by `notice`, covers none of the choices above it: what is said may be about them. The foot itself stands. */
export function useAboveFooter(notice: unknown) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = foot.current?.closest('dialog');
    const choices = foot.current?.previousElementSibling;
    if (!notice || !foot.current || !dialog || !choices) return;
    const hidden = choices.getBoundingClientRect().bottom + roomPx - foot.current.getBoundingClientRect().top;
    if (hidden > 0) dialog.scrollTop += hidden;
  }, [notice]);
  return foot;
}
