import {
  loadTier,
  resolveDesign,
  unloaded,
  type CompleteDesign,
  type Design,
  type LoadedDesign,
} from '@teranga/design-kit';

const modules = import.meta.glob<{ design: Design }>('../packages/designs/*/src/index.ts');

const byId = new Map(Object.entries(modules).map(([file, open]) => [file.split('/').at(-3) ?? file, open]));

/** The ids of every design there is a folder for, the default first. */
export const designIds = [...byId.keys()].sort((a, b) => Number(b === 'default') - Number(a === 'default'));

async function load(id: string): Promise<Design> {
  const module = await byId.get(id)?.();
  if (!module)
    throw new Error(`No folder packages/designs/${id}: the toolbar asks for a design that is not there.`);
  return module.design;
}

const loaded = new Map<string, Promise<LoadedDesign>>();

/** A design with its theme and all its parts, ready to draw. */
export function loadWholeDesign(id: string): Promise<LoadedDesign> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = (async () => {
    const [design, fallback] = await Promise.all([load(id), load('default')]);
    const whole = unloaded(resolveDesign(design, fallback as CompleteDesign));
    const tiers = (['first', 'later', 'asked'] as const).map((tier) => loadTier(whole, tier));
    await Promise.all([design.theme(), ...tiers]);
    return whole;
  })();
  loaded.set(id, loading);
  return loading;
}
