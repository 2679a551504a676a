import './fonts.css';
import { composeStory, setProjectAnnotations, type Meta, type StoryFn } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { designIds } from '../designs.ts';
import preview from '../preview.tsx';
import { cutTexts } from './cutText.ts';
import { boxesOf, renderedHeight, type Box } from './layout.ts';
import { ownStorage } from './ownStorage.ts';
import { countedNetwork, clearCalls, settled } from './settled.ts';

type StoryModule = Record<string, StoryFn> & { default: Meta };

const modules = import.meta.glob<StoryModule>([
  '../../packages/*/src/**/*.stories.tsx',
  '../../packages/designs/*/src/**/*.stories.tsx',
]);

/** A story, and the designs that render it. */
export interface ListedStory {
  /** Path of its file, from the repository's root. */
  file: string;
  name: string;
  designs: readonly string[];
  /** It contains placeholder text that is cut on purpose: `parameters.hasCutWords`. */
  hasCutWords: boolean;
}

/** The rendering's height in pixels and the positions of its elements. */
export interface Rendered {
  height: number;
  boxes: Box[];
}

const design = new URLSearchParams(location.search).get('design') ?? 'default';
const place = document.createElement('div');
let root: Root | null = null;

async function openStory(file: string, name: string, theme: string) {
  const module = await modules[`../../${file}`]?.();
  const story = module?.[name];
  if (!module || !story) throw new Error(`${file} holds no story ${name}.`);
  const initialGlobals = { design, theme, network: countedNetwork, textSize: 'normal' };
  return composeStory(story, module.default, { initialGlobals }, name);
}

async function listStories(): Promise<ListedStory[]> {
  const lists = Object.entries(modules).map(async ([path, open]) => {
    const { default: meta, ...stories } = await open();
    return Object.entries(stories).map(([name, story]) => {
      const { parameters } = composeStory(story, meta, {}, name);
      const own: unknown = parameters['design'];
      const designs = typeof own === 'string' ? [own] : designIds;
      const hasCutWords = parameters['hasCutWords'] === true;
      return { file: path.replace('../../', ''), name, designs, hasCutWords };
    });
  });
  return (await Promise.all(lists)).flat();
}

/** Replaces system fonts by bundled ones, so that text renders the same on every machine. */
function replaceFonts({ style, dataset }: HTMLElement) {
  style.removeProperty('--font-text');
  dataset['design'] = design;
  const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  if (/^\s*system-ui/.test(fontFamily)) style.setProperty('--font-text', "'Fonts of shots', sans-serif");
}

async function renderUi(file: string, name: string, theme: string): Promise<void> {
  root?.unmount();
  clearCalls();
  localStorage.clear();
  sessionStorage.clear();
  place.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  scrollTo(0, 0);
  const Story = await openStory(file, name, theme);
  await Story.load();
  replaceFonts(document.documentElement);
  place.style.padding = Story.parameters['layout'] === 'fullscreen' ? '0' : '1rem';
  // What measures itself when it mounts measures the text it will have.
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => undefined)));
  root = createRoot(place);
  root.render(<Story />);
  await settled();
}

/** The API of a frame for the board. */
export interface Frame {
  listStories: () => Promise<ListedStory[]>;
  renderUi: (file: string, name: string, theme: string) => Promise<void>;
  dress: (theme: string) => void;
  /** Sets the size of text, `200%`. */
  size: (text: string) => void;
  cutTexts: () => string[];
  settled: (frames?: number) => Promise<void>;
  look: () => Rendered;
}

declare global {
  interface Window {
    frame?: Frame;
  }
}

/** Turns this document into a frame that renders stories one after the other. */
export function openFrame(): void {
  ownStorage();
  setProjectAnnotations(preview);
  document.body.append(place);
  window.frame = {
    listStories,
    renderUi,
    dress: (theme) => void (document.documentElement.dataset['theme'] = theme),
    size: (text) => void (document.documentElement.style.fontSize = text),
    cutTexts: () => cutTexts(place),
    settled,
    look: () => ({ height: renderedHeight(document), boxes: boxesOf(place) }),
  };
}
