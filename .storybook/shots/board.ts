import { designIds } from '../designs.ts';
import type { Rendered, Frame, ListedStory } from './frame.tsx';

const params = new URLSearchParams(location.search);
const width = Number(params.get('width'));
const screenHeight = Number(params.get('height'));
const mostHeight = Number(params.get('most'));

interface Column {
  element: HTMLIFrameElement;
  frame: Frame;
}

const columns = new Map<string, Column>();

/** Puts a design's frame on the board; a frame is ready when it is loaded. */
async function addColumn(design: string, at: number): Promise<void> {
  const element = document.createElement('iframe');
  element.width = String(width);
  element.height = String(screenHeight);
  element.style.insetInlineStart = `${at * width}px`;
  element.src = `./frame.html?design=${design}`;
  const isLoaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  document.body.append(element);
  await isLoaded;
  const frame = element.contentWindow?.frame;
  if (!frame) throw new Error(`The frame of the design ${design} did not open.`);
  columns.set(design, { element, frame });
}

function columnOf(design: string): Column {
  const column = columns.get(design);
  if (!column) throw new Error(`The board has no column for the design ${design}.`);
  return column;
}

/** A story on the board: the area to capture, and the positions of its elements by design. */
interface BoardRendering {
  left: number;
  width: number;
  height: number;
  boxes: Record<string, string[]>;
}

/** Measures the rendering once it is stable; enlarges a frame that is shorter than its content. */
async function look(story: ListedStory): Promise<BoardRendering> {
  const own = story.designs.map(columnOf);
  await Promise.all(own.map(({ frame }) => frame.settled()));
  const renderings: Rendered[] = own.map(({ frame }) => frame.look());
  own.forEach(({ element }, at) => {
    const height = Math.max(screenHeight, renderings[at]?.height ?? 0);
    element.height = String(Math.min(mostHeight, height));
  });
  return {
    left: designIds.indexOf(story.designs[0] ?? '') * width,
    width: own.length * width,
    height: Math.max(1, Math.min(mostHeight, Math.max(...renderings.map(({ height }) => height)))),
    boxes: Object.fromEntries(story.designs.map((design, at) => [design, renderings[at]?.boxes ?? []])),
  };
}

/** Renders a story in every design it has, and hides the other columns. */
async function renderUi(story: ListedStory, theme: string): Promise<BoardRendering> {
  for (const [design, { element }] of columns) {
    element.style.visibility = story.designs.includes(design) ? 'visible' : 'hidden';
    element.height = String(screenHeight);
  }
  await Promise.all(
    story.designs.map((design) => columnOf(design).frame.renderUi(story.file, story.name, theme)),
  );
  // The frame that last opened something has the focus: afterwards none should.
  window.focus();
  return look(story);
}

/** Switches the rendering to another theme. */
function dress(story: ListedStory, theme: string): Promise<BoardRendering> {
  story.designs.forEach((design) => columnOf(design).frame.dress(theme));
  return look(story);
}

/** Stable frames required after a change of width or text size only, which triggers no requests. */
const resizedFrames = 2;

/** Screens on which all text must be readable: a narrow one, and one with large text. */
const hardScreens = [
  { named: '320 px', width: 320, text: '100%' },
  { named: '200 % text', width: 360, text: '200%' },
];

/** Texts of the current story that are cut on small screens, one sentence each. */
async function squeeze(story: ListedStory): Promise<string[]> {
  const violations: string[] = [];
  for (const { named, width: room, text } of hardScreens) {
    const own = story.designs.map((design) => ({ design, ...columnOf(design) }));
    for (const { element, frame } of own) {
      element.width = String(room);
      frame.size(text);
    }
    await Promise.all(own.map(({ frame }) => frame.settled(resizedFrames)));
    for (const { design, frame } of own)
      violations.push(...frame.cutTexts().map((words) => `${design} cuts «${words}» at ${named}`));
  }
  for (const { element } of columns.values()) element.width = String(width);
  return violations;
}

interface Board {
  listStories: Frame['listStories'];
  renderUi: typeof renderUi;
  dress: typeof dress;
  look: typeof look;
  squeeze: typeof squeeze;
}

declare global {
  interface Window {
    /** Set once every column is rendered. */
    board?: Promise<Board>;
  }
}

/** Opens a column for every design. */
export function openBoard(): void {
  document.body.className = 'board';
  window.board = Promise.all(designIds.map(addColumn)).then(() => ({
    listStories: () => columnOf(designIds[0] ?? 'default').frame.listStories(),
    renderUi,
    dress,
    look,
    squeeze,
  }));
}
