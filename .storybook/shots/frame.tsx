import './letters.css';
import { composeStory, setProjectAnnotations, type Meta, type StoryFn } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { designIds } from '../designs.ts';
import preview from '../preview.tsx';
import { boxesOf, drawnHeight, type Box } from './layout.ts';
import { ownStorage } from './ownStorage.ts';
import { countedNetwork, forgetCalls, settled } from './settled.ts';

type StoryModule = Record<string, StoryFn> & { default: Meta };

const modules = import.meta.glob<StoryModule>([
  '../../packages/*/src/**/*.stories.tsx',
  '../../packages/designs/*/src/**/*.stories.tsx',
]);

/** A story, and the designs that draw it. */
export interface ListedStory {
  /** Path of its file, from the repository's root. */
  file: string;
  name: string;
  designs: readonly string[];
}

/** What was drawn: how high, in pixels, and where its things stand. */
export interface Drawn {
  height: number;
  boxes: Box[];
}

ownStorage();
setProjectAnnotations(preview);

const design = new URLSearchParams(location.search).get('design') ?? 'default';
const place = document.getElementById('drawing') as HTMLElement;
let root: Root | null = null;

async function openStory(file: string, name: string, theme: string) {
  const module = await modules[`../../${file}`]?.();
  const story = module?.[name];
  if (!module || !story) throw new Error(`${file} holds no story ${name}.`);
  const initialGlobals = { design, theme, network: countedNetwork, textSize: '100%' };
  return composeStory(story, module.default, { initialGlobals }, name);
}

async function listStories(): Promise<ListedStory[]> {
  const lists = Object.entries(modules).map(async ([path, open]) => {
    const { default: meta, ...stories } = await open();
    return Object.entries(stories).map(([name, story]) => {
      const { parameters } = composeStory(story, meta, {}, name);
      const own: unknown = parameters['design'];
      return { file: path.replace('../../', ''), name, designs: typeof own === 'string' ? [own] : designIds };
    });
  });
  return (await Promise.all(lists)).flat();
}

/** Gives text that would be drawn with the machine's own letters bundled ones. */
function dressLetters({ style, dataset }: HTMLElement) {
  style.removeProperty('--font-text');
  dataset['design'] = design;
  const letters = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  if (/^\s*system-ui/.test(letters)) style.setProperty('--font-text', "'Letters of shots', sans-serif");
}

async function draw(file: string, name: string, theme: string): Promise<void> {
  root?.unmount();
  forgetCalls();
  localStorage.clear();
  sessionStorage.clear();
  place.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  scrollTo(0, 0);
  const Story = await openStory(file, name, theme);
  await Story.load();
  dressLetters(document.documentElement);
  place.style.padding = Story.parameters['layout'] === 'fullscreen' ? '0' : '1rem';
  root = createRoot(place);
  root.render(<Story />);
  await settled();
}

/** What the board asks of a frame. */
export interface Frame {
  listStories: () => Promise<ListedStory[]>;
  draw: (file: string, name: string, theme: string) => Promise<void>;
  settled: () => Promise<void>;
  look: () => Drawn;
}

declare global {
  interface Window {
    frame?: Frame;
  }
}

window.frame = {
  listStories,
  draw,
  settled,
  look: () => ({ height: drawnHeight(document), boxes: boxesOf(place) }),
};
