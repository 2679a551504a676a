// Comparison of screenshots: pixel by pixel or, if another browser took the old ones, by layout
// boxes.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far, of 1, a dot's colour may be off. */
const colourTolerance = 0.08;
/** Allowed number of differing pixels: fewer than in the shortest line. */
const mostDots = 12;
/** Allowed shift of a box in pixels, when another browser rendered it. */
const boxTolerance = 2;

/**
 * Levels per colour channel in a saved screenshot: a third of the bytes, and finer than the
 * tolerance.
 */
const steps = 32;
const full = 255;
const stepped = Uint8Array.from({ length: full + 1 }, (_, value) =>
  Math.round((Math.round((value / full) * (steps - 1)) / (steps - 1)) * full),
);

const pieceOf = ([left, top, width, height]) => ({ left, top, width, height: Math.max(1, height) });

/**
 * A screenshot's pixels, `{data, width, height}`, in the saved colour levels; `cut` is the relevant
 * area.
 */
export async function dotsOf(image, cut) {
  const whole = sharp(image);
  const piece = cut ? whole.extract(pieceOf(cut)) : whole;
  const { data, info } = await piece.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = stepped[data[at]];
  return { data, width: info.width, height: info.height };
}

const channels = 4;

/** How many dots of each column pixelmatch has marked red. */
function redByColumn({ data, width }, columns) {
  const counts = Array.from({ length: columns }, () => 0);
  for (let at = 0; at < data.length; at += channels)
    if (data[at] === full && data[at + 1] === 0 && data[at + 2] === 0)
      counts[Math.floor((((at / channels) % width) * columns) / width)] += 1;
  return counts;
}

/**
 * The designs whose pixels differ between two screenshots; null if no difference matters. `diff`
 * shows where.
 */
export function dotsError(old, fresh, designs) {
  if (old.width !== fresh.width || old.height !== fresh.height)
    return { why: `was ${old.width}×${old.height}, is ${fresh.width}×${fresh.height}` };
  if (Buffer.compare(old.data, fresh.data) === 0) return null;
  const { width, height } = old;
  const diff = { data: Buffer.alloc(old.data.length), width, height };
  const dots = pixelmatch(old.data, fresh.data, diff.data, width, height, { threshold: colourTolerance });
  if (dots <= mostDots) return null;
  const counts = redByColumn(diff, designs.length);
  const errors = designs.map((design, at) => [design, counts[at]]).filter(([, count]) => count > 0);
  return { why: errors.map(([design, count]) => `${count} dots differ in ${design}`).join(', '), diff };
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

/** The relevant difference between two layouts, `{design: boxes}`; null if there is none. */
export function boxesError(old, fresh) {
  for (const [design, boxes] of Object.entries(old)) {
    const now = fresh[design] ?? [];
    if (now.length !== boxes.length) return { why: `${design} had ${boxes.length} boxes, has ${now.length}` };
    const at = boxes.findIndex((box, index) => !isSameBox(box, now[index]));
    if (at >= 0) return { why: `in ${design}, «${boxes[at]}» is now «${now[at]}»` };
  }
  return null;
}
