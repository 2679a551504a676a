/** Allowed overflow of text in pixels: roundings and descenders. */
const breathPx = 6;
/** Maximum size in pixels of elements for screen readers only. */
const unseenPx = 2;
/** How much of a text is quoted. */
const quoted = 40;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const hidesOverflow = /hidden|clip/;
const scrolls = /auto|scroll/;

const isOut = (low: number, high: number) => low < -breathPx || high > breathPx;

/** Whether a box shows part of a text and cuts the rest. */
function isCutBy(words: Edges, box: Edges, across: boolean, down: boolean): boolean {
  const isSeen =
    words.right > box.left && words.left < box.right && words.bottom > box.top && words.top < box.bottom;
  return (
    isSeen &&
    ((across && isOut(words.left - box.left, words.right - box.right)) ||
      (down && isOut(words.top - box.top, words.bottom - box.bottom)))
  );
}

/** Words that end in «…» say themselves that there is more. */
const endsInDots = (style: CSSStyleDeclaration) =>
  style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';

/** Whether any ancestor of an element cuts its text. */
function isCut(element: Element, words: Edges): boolean {
  for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
    const style = getComputedStyle(place);
    const box = place.getBoundingClientRect();
    if (endsInDots(style) || box.width <= unseenPx || box.height <= unseenPx) return false;
    if (scrolls.test(style.overflowX)) return false;
    const across = hidesOverflow.test(style.overflowX);
    const down = hidesOverflow.test(style.overflowY);
    if ((across || down) && isCutBy(words, box, across, down)) return true;
    if (style.position === 'fixed') break;
  }
  return words.right > document.documentElement.clientWidth + breathPx && words.left >= 0;
}

/** Rectangles of an element's own text, one per fragment. */
function ownWords(element: Element): Edges[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range.getBoundingClientRect()];
  });
}

/** Texts that are not fully readable. */
export function cutTexts(root: ParentNode): string[] {
  const seen = [...root.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  return seen
    .filter((element) => ownWords(element).some((words) => isCut(element, words)))
    .map((element) => element.textContent.trim().slice(0, quoted));
}
