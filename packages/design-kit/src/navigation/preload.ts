import { createContext, use } from 'react';

/** Starts loading a page's code and data. Does nothing for an address that is no page. */
export type Preload = (href: string) => void;

const PreloadContext = createContext<Preload>(() => undefined);

/** Provides the shell's preloading of pages. */
export const PreloadProvider = PreloadContext;

/** Preloads a page, by its address. Links that a shopper rests on are preloaded by the shell. */
export function usePreload(): Preload {
  return use(PreloadContext);
}
