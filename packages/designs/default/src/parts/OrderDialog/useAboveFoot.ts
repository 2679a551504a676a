import { useEffect, useRef } from 'react';

/** What is left, in pixels, between the actions and the foot. */
const roomPx = 12;

/** Scrolls the dialog so far that the foot, which grew by `notice`, covers none of the actions that were pressed. */
export function useAboveFoot(notice: unknown) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = foot.current?.closest('dialog');
    const actions = dialog?.querySelector('[data-actions]');
    if (!notice || !foot.current || !dialog || !actions) return;
    const hidden = actions.getBoundingClientRect().bottom + roomPx - foot.current.getBoundingClientRect().top;
    if (hidden > 0) dialog.scrollTop += hidden;
  }, [notice]);
  return foot;
}
