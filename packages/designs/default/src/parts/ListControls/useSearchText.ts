import { searchPauseMs, shortestSearch } from '@teranga/core/features/search';
import { useEffect, useState } from 'react';

/** Where the list follows typing; below, Enter or the button applies it. */
const largeScreen = '(min-width: 64rem)';

type Go = (href: string, options?: { replace?: boolean }) => void;

/** The text in a search box; on a large screen the address follows it. */
export function useSearchText(
  { search, searchHref }: { search: string; searchHref: (text: string) => string },
  go: Go,
) {
  const [text, setText] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  // The address changed: update the field, unless the address only reflects what is still being
  // typed.
  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (!text.trim().startsWith(search) || search === '') setText(search);
  }
  useEffect(() => {
    const trimmed = text.trim();
    const isTooShort = trimmed.length > 0 && trimmed.length < shortestSearch;
    if (isTooShort || trimmed === search || !matchMedia(largeScreen).matches) return undefined;
    const timer = setTimeout(() => go(searchHref(trimmed), { replace: true }), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, search, searchHref, go]);
  return { text, type: setText };
}
