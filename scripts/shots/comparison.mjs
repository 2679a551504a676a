// What counts as the same: pictures dot by dot, or, where another browser drew the old ones, the boxes of the layout.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far, of 1, a dot's colour may be off. */
const colourTolerance = 0.08;
/** How many dots of a picture may be off by more: fewer than the shortest line has. */
const mostDots = 12;
/** How far, in pixels, a box may stand from where it stood, when another browser drew it. */
const boxTolerance = 2;

/** A picture's dots: `{data, width, height}`. */
export async function dotsOf(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What differs between two pictures' dots; null when nothing that matters does. `diff` shows where. */
export function dotsFault(old, fresh) {
  if (old.width !== fresh.width || old.height !== fresh.height)
    return { why: `was ${old.width}×${old.height}, is ${fresh.width}×${fresh.height}` };
  if (Buffer.compare(old.data, fresh.data) === 0) return null;
  const diff = Buffer.alloc(old.data.length);
  const { width, height } = old;
  const dots = pixelmatch(old.data, fresh.data, diff, width, height, { threshold: colourTolerance });
  return dots > mostDots ? { why: `${dots} dots differ`, diff: { data: diff, width, height } } : null;
}

const partsOf = (box) => {
  const [tag, ...numbers] = box.split(' ');
  return { tag, numbers: numbers.map(Number) };
};

function isSameBox(old, fresh) {
  const before = partsOf(old);
  const after = partsOf(fresh);
  if (before.tag !== after.tag) return false;
  return before.numbers.every((number, at) => Math.abs(number - after.numbers[at]) <= boxTolerance);
}

/** What differs between the layouts of two drawings, `{design: boxes}`; null when nothing that matters does. */
export function boxesFault(old, fresh) {
  for (const [design, boxes] of Object.entries(old)) {
    const now = fresh[design] ?? [];
    if (now.length !== boxes.length) return { why: `${design} had ${boxes.length} boxes, has ${now.length}` };
    const at = boxes.findIndex((box, index) => !isSameBox(box, now[index]));
    if (at >= 0) return { why: `in ${design}, «${boxes[at]}» is now «${now[at]}»` };
  }
  return null;
}
