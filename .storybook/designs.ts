import {
  loadParts,
  resolveDesign,
  unloaded,
  type CompleteDesign,
  type Design,
  type LoadedDesign,
} from '@teranga/design-kit';
import type { ComponentType } from 'react';

const modules = import.meta.glob<{ design: Design }>('../packages/designs/*/src/index.ts');

const byId = new Map(Object.entries(modules).map(([file, open]) => [file.split('/').at(-3) ?? file, open]));

/** The ids of every design there is a folder for, the default first. */
export const designIds = [...byId.keys()].sort((a, b) => Number(b === 'default') - Number(a === 'default'));

async function load(id: string): Promise<Design> {
  const module = await byId.get(id)?.();
  if (!module)
    throw new Error(`No folder packages/designs/${id}: the toolbar requests a design that is not there.`);
  return module.design;
}

/** A design's components by name: its parts and its pages. */
type Components = Readonly<Record<string, ComponentType<object> | undefined>>;

/** A design with its theme and all of its parts loaded, ready to render. */
export interface WholeDesign {
  loaded: LoadedDesign;
  /** The design's replacement of each component of the default. */
  inPlaceOf: ReadonlyMap<unknown, ComponentType<object>>;
}

async function componentsOf({ design, parts }: LoadedDesign): Promise<Components> {
  const pages = Object.entries(design.pages as Record<string, () => Promise<{ default: unknown }>>);
  const opened = await Promise.all(pages.map(async ([name, open]) => [name, (await open()).default]));
  return { ...parts, ...Object.fromEntries(opened) } as Components;
}

async function loadWhole(id: string): Promise<WholeDesign> {
  const [design, fallback] = await Promise.all([load(id), load('default')]);
  const loaded = unloaded(resolveDesign(design, fallback as CompleteDesign));
  await Promise.all([design.theme(), loadParts(loaded)]);
  if (id === 'default') return { loaded, inPlaceOf: new Map() };
  const [own, usual] = await Promise.all([
    componentsOf(loaded),
    loadWholeDesign('default').then((whole) => componentsOf(whole.loaded)),
  ]);
  const pairs = Object.entries(usual).map(([name, component]) => [component, own[name]] as const);
  return {
    loaded,
    inPlaceOf: new Map(pairs.flatMap(([component, mine]) => (mine ? [[component, mine] as const] : []))),
  };
}

const wholes = new Map<string, Promise<WholeDesign>>();

/** Loads a design once. */
export function loadWholeDesign(id: string): Promise<WholeDesign> {
  const known = wholes.get(id);
  if (known) return known;
  const loading = loadWhole(id);
  wholes.set(id, loading);
  return loading;
}
