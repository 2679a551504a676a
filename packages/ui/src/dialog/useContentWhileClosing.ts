import { useEffect, useState } from 'react';

/** How long a dialog takes to leave. */
export const exitMs = 300;

/**
 * The content to render: the current one while open, the last one during the exit animation, then
 * null.
 */
export function useContentWhileClosing<T>(isOpen: boolean, content: T): T | null {
  const [saved, setSaved] = useState<T | null>(isOpen ? content : null);
  // Set during render: the exit animation shows the last content, even if the owner has already
  // cleared it.
  if (isOpen && saved !== content) setSaved(content);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setSaved(null), exitMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen ? content : saved;
}
