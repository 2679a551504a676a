import { createContext, use, useEffect, useRef } from 'react';

/** Starts loading a page's code and data. Does nothing for an address that is no page. */
export type Preload = (href: string) => void;

/**
 * Time in milliseconds a pointer or the focus rests on a link before its page is preloaded: passing
 * over it does not count.
 */
export const preloadRestMs = 80;

const PreloadContext = createContext<Preload>(() => undefined);

/** Provides the shell's preloading to links. */
export const PreloadProvider = PreloadContext;

/** Preloads a page, by its address. */
export function usePreload(): Preload {
  return use(PreloadContext);
}

/**
 * Handlers of an element that may lead to a page: it is preloaded when the pointer or the focus
 * rests on the element, and on pointer-down.
 */
export function usePreloadOnIntent(href: string) {
  const preload = usePreload();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => preload(href);
  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    timer.current = setTimeout(start, preloadRestMs);
  };
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave, onPointerDown: start };
}
