import { useEffect } from 'react';
import { useAppSelector } from '../../../lib/store/index.ts';

/**
 * Sets the document title for a step without a URL of its own; on leaving it, restores the page's
 * title, including one written meanwhile.
 */
export function useStepTitle(step: string | null): void {
  const storeName = useAppSelector(({ settings }) => settings.storeName);
  const title = step && `${step} | ${storeName}`;
  useEffect(() => {
    if (title === null) return undefined;
    let pageTitle = document.title;
    const write = () => {
      if (document.title === title) return;
      pageTitle = document.title;
      document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = pageTitle;
    };
  }, [title]);
}
