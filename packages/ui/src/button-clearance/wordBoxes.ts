import type { Box } from './clearLift.ts';

/** A button taller than this, in pixels, is a picture that can be pressed. */
const tallestButtonPx = 96;
/** A drawing or picture as high as this, in pixels, is no sign beside words: it says something itself. */
const smallestDrawingPx = 32;
/** What is narrower or lower, in pixels, is read aloud and not seen. */
const smallestSeenPx = 2;

const isSeen = ({ width, height }: DOMRect) => width >= smallestSeenPx && height >= smallestSeenPx;

/** Where words and drawings are seen in the page and its foot, and what words are written into or pressed. */
export function wordBoxes(): Box[] {
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  for (const place of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    for (const field of place.querySelectorAll('input, select, textarea'))
      boxes.push(field.getBoundingClientRect());
    for (const button of place.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      if (box.height <= tallestButtonPx) boxes.push(box);
    }
    for (const drawing of place.querySelectorAll('svg, img')) {
      const box = drawing.getBoundingClientRect();
      if (box.height >= smallestDrawingPx && box.height <= tallestButtonPx) boxes.push(box);
    }
  }
  return boxes.filter(isSeen);
}
