/** The id of the style element that holds the page's web fonts. */
export const fontsId = 'teranga-faces';

/** Media query that applies to nothing until it is removed. */
export const deferredMedia = 'not all';

/**
 * Loads the page's first web font and enables all of them only then, so that layout changes once
 * and not twice. Not in data saver mode. Part of a script in which `d` is the document.
 */
export const loadFonts =
  `var f=d.getElementById('${fontsId}');` +
  "if(f&&f.media&&d.documentElement.dataset.economy===undefined){var k=d.createElement('link');k.rel='preload';k.as='font';k.type='font/woff2';k.crossOrigin='';" +
  `k.onload=k.onerror=function(){f.media=''};k.href=f.dataset.font;d.head.append(k)}`;
