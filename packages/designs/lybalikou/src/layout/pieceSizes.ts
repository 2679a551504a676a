/**
 * Width of a gallery image on a phone, where the next one starts beside it. In `vh`: during preload
 * Chromium's `svh` is a desktop's, and the image would load a second time, too wide.
 */
const swiped = 'min(100vw, max(64vw, 75vh - 23.0625rem))';

/** Rendered width of a product's first image. */
export const firstSizes = `(min-width: 56rem) 50vw, ${swiped}`;
/** Rendered width of a single image. */
export const aloneSizes = '(min-width: 56rem) 50vw, min(90vw, max(15rem, 75vh - 17.25rem))';
/** Rendered width of the other images. */
export const laterSizes = `(min-width: 56rem) 26vw, ${swiped}`;
