import { useEffect, useRef } from 'react';

/** Calls `onClosed` after closing, once the browser has restored the focus. */
export function useAfterClosing(isOpen: boolean, onClosed: (() => void) | undefined): void {
  const wasOpen = useRef(false);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return undefined;
    const frame = requestAnimationFrame(() => latest.current?.());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}
