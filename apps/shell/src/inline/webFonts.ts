/** The id of the style element that holds the page's web fonts, and in `data-font` the first one's address. */
export const fontsId = 'teranga-faces';

/** Media query that applies to nothing until it is removed. */
export const deferredMedia = 'not all';

/** Requests the page's first web font; null for a page without one and in data saver mode. */
export function preloadFont(): { faces: HTMLStyleElement; link: HTMLLinkElement } | null {
  const faces = document.querySelector<HTMLStyleElement>(`#${fontsId}`);
  if (!faces?.media || 'saver' in document.documentElement.dataset) return null;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = faces.dataset['font'] ?? '';
  document.head.append(link);
  return { faces, link };
}

/** Enables all web fonts once the first is there, so that layout changes once and not twice. */
export function loadFonts(): void {
  const font = preloadFont();
  if (!font) return;
  const enable = () => {
    font.faces.media = '';
  };
  font.link.addEventListener('load', enable);
  font.link.addEventListener('error', enable);
}

/** Enables the web fonts of a returning visitor, who has them in the cache. */
export function showCachedFonts(): void {
  const font = preloadFont();
  if (font) font.faces.media = '';
}
