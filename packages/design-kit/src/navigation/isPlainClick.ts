import type { MouseEvent } from 'react';

/** Whether a click is meant for this window: another tab or window is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified;
}
