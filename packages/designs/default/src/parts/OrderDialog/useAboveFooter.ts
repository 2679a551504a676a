import { useEffect, useRef } from 'react';

/** Minimum space in pixels between the options and the dialog's footer. */
const roomPx = 12;

/**
 * Scrolls the dialog so that its sticky footer, enlarged by `notice`, covers none of the options
 * above it, which the message may be about. The footer itself does not move.
 */
export function useAboveFooter(notice: unknown) {
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = footer.current?.closest('dialog');
    const choices = footer.current?.previousElementSibling;
    if (!notice || !footer.current || !dialog || !choices) return;
    const hidden =
      choices.getBoundingClientRect().bottom + roomPx - footer.current.getBoundingClientRect().top;
    if (hidden > 0) dialog.scrollTop += hidden;
  }, [notice]);
  return footer;
}
