import { designIds } from '../designs.ts';
import type { Drawn, ListedStory } from './frame.tsx';

const params = new URLSearchParams(location.search);
const width = Number(params.get('width'));
const screenHeight = Number(params.get('height'));
const mostHeight = Number(params.get('most'));

const frames = new Map(
  designIds.map((design, column) => {
    const element = document.createElement('iframe');
    element.width = String(width);
    element.height = String(screenHeight);
    element.style.insetInlineStart = `${column * width}px`;
    element.src = `./frame.html?design=${design}`;
    document.body.append(element);
    return [design, element] as const;
  }),
);

async function frameOf(design: string) {
  const element = frames.get(design);
  if (!element) throw new Error(`The board has no column for the design ${design}.`);
  while (!element.contentWindow?.frame) await new Promise((resolve) => setTimeout(resolve, 20));
  return { element, frame: element.contentWindow.frame };
}

/** Draws a story in one column, as high as it is. */
async function drawColumn(story: ListedStory, theme: string, design: string): Promise<Drawn> {
  const { element, frame } = await frameOf(design);
  element.height = String(screenHeight);
  await frame.draw(story.file, story.name, theme);
  const { height } = frame.look();
  if (height > screenHeight) {
    element.height = String(Math.min(height, mostHeight));
    await frame.settled();
  }
  return frame.look();
}

/** Each column takes the keyboard when it opens something: in the end it is always the first that has it. */
async function giveKeyboard(designs: readonly string[]): Promise<void> {
  const columns = await Promise.all(designs.map(frameOf));
  const isAsked = columns.some(({ element }) => {
    const own = element.contentDocument;
    return own !== null && own.activeElement !== own.body;
  });
  const [first] = columns;
  if (!isAsked || !first) return;
  first.element.contentWindow?.focus();
  await first.frame.settled();
}

/** A story on the board: where it is to be cut out, and where its things stand by design. */
interface BoardDrawing {
  left: number;
  width: number;
  height: number;
  boxes: Record<string, string[]>;
}

async function draw(story: ListedStory, theme: string): Promise<BoardDrawing> {
  const columns = await Promise.all(story.designs.map((design) => drawColumn(story, theme, design)));
  const [first = ''] = story.designs;
  await giveKeyboard(story.designs);
  return {
    left: designIds.indexOf(first) * width,
    width: story.designs.length * width,
    height: Math.max(1, Math.min(mostHeight, Math.max(...columns.map(({ height }) => height)))),
    boxes: Object.fromEntries(story.designs.map((design, at) => [design, columns[at]?.boxes ?? []])),
  };
}

declare global {
  interface Window {
    board?: { listStories: () => Promise<ListedStory[]>; draw: typeof draw };
  }
}

const [first = 'default'] = designIds;
await Promise.all(designIds.map(frameOf));
window.board = { listStories: async () => (await frameOf(first)).frame.listStories(), draw };
