/**
 * As wide as the style sheet of the gallery makes a picture on a phone, where the next one begins beside it. In `vh`: the sheet's `svh` is
 * that of a desk while Chromium reads ahead, before it knows the phone's, and the picture would come twice, once too wide.
 */
const swiped = 'min(100vw, max(64vw, 75vh - 23.0625rem))';

/** How wide a piece's first picture is drawn. */
export const firstSizes = `(min-width: 56rem) 50vw, ${swiped}`;
/** How wide its only picture is drawn. */
export const aloneSizes = '(min-width: 56rem) 50vw, min(90vw, max(15rem, 75vh - 17.25rem))';
/** How wide its other pictures are drawn. */
export const laterSizes = `auto, (min-width: 56rem) 26vw, ${swiped}`;
