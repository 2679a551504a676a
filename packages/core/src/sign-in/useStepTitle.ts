import { useEffect } from 'react';
import { useAppSelector } from '../store/storeHooks.ts';

/** Names a step that has no address of its own in the document's title, until it is left; the page's own title, written meanwhile, comes then. */
export function useStepTitle(step: string | null): void {
  const storeName = useAppSelector(({ settings }) => settings.storeName);
  const title = step && `${step} | ${storeName}`;
  useEffect(() => {
    if (title === null) return undefined;
    let ofPage = document.title;
    const write = () => {
      if (document.title === title) return;
      ofPage = document.title;
      document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = ofPage;
    };
  }, [title]);
}
