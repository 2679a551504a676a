import { useEffect, useRef, useState } from 'react';

/** How long typing rests on a large screen before the list follows it. */
export const searchPauseMs = 500;
/** Shorter texts find too much. */
export const searchMinLength = 2;
/** Where the list follows typing; below, Enter or the button applies it. */
const largeScreen = '(min-width: 64rem)';

type Go = (href: string, options?: { replace?: boolean }) => void;

/** The text in the search box, and when it becomes the address's. */
export function useSearchText(
  { search, searchHref }: { search: string; searchHref: (text: string) => string },
  go: Go,
) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by other means: a chip was removed, the shopper went back.
  if (search !== sent) {
    setSent(search);
    setText(search);
  }
  const apply = (value: string, replace: boolean) => {
    clearTimeout(timer.current);
    const wanted = value.trim();
    if (wanted === search) return;
    setSent(search);
    go(searchHref(wanted), { replace });
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    const length = value.trim().length;
    if (!matchMedia(largeScreen).matches || (length > 0 && length < searchMinLength)) return;
    timer.current = setTimeout(() => apply(value, true), searchPauseMs);
  };
  return { text, type, apply: () => apply(text, false) };
}
