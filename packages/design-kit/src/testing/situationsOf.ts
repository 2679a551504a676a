import type { PartName } from '../parts.ts';
import type { Situations } from './describeParts.tsx';
import type { Situation } from './partRules.ts';

interface Shown {
  args?: object;
  parameters?: { store?: object };
  render?: unknown;
}

/** A file of stories, as it is written. */
export type StoryModule = Record<string, Shown>;

function situations({ default: meta = {}, ...stories }: StoryModule): Situation[] {
  return Object.entries(stories)
    .filter(([, story]) => !story.render && !meta.render)
    .map(([name, { args, parameters }]) => {
      const store = parameters?.store ?? meta.parameters?.store;
      return { name, props: { ...meta.args, ...args }, ...(store ? { store } : {}) };
    });
}

/** Situations of each part, from its stories, by folder. */
export function situationsOf(modules: Record<string, StoryModule>): Situations {
  return Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.split('/').at(-2) as PartName, situations(module)]),
  );
}
