import { useEffect, useState } from 'react';

/** How long a dialog takes to leave. */
export const exitMs = 300;

/** The content to draw: the present one while open, the last one while it leaves, then nothing. */
export function usePersisted<T>(isOpen: boolean, content: T): T | null {
  const [saved, setSaved] = useState<T | null>(isOpen ? content : null);
  // Set while drawing: what leaves is what was last seen, even when the page has already forgotten it.
  if (isOpen && saved !== content) setSaved(content);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setSaved(null), exitMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen ? content : saved;
}
