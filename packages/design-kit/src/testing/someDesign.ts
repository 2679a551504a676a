import { definitionOf, pageNames } from '@teranga/core/pages/table';
import type { CompleteDesign } from '../design.ts';
import type { PageLoaders } from '../pages.ts';
import { partNames, type PartLoaders } from '../parts.ts';

const required = pageNames.filter((name) => !definitionOf(name).isOptional);

/** A complete design whose every part and page writes its own name. */
export function someDesign(id = 'default', parts: Partial<PartLoaders> = {}): CompleteDesign {
  const component = (name: string) => () => `${id} ${name}`;
  return {
    id,
    label: id,
    homeRequests: [],
    theme: () => Promise.resolve(),
    pages: Object.fromEntries(
      required.map((name) => [name, () => Promise.resolve({ default: component(name) })]),
    ) as Partial<PageLoaders> as PageLoaders,
    parts: {
      ...(Object.fromEntries(
        partNames.map((name) => [name, () => Promise.resolve({ part: component(name) })]),
      ) as Partial<PartLoaders> as PartLoaders),
      ...parts,
    },
  };
}
