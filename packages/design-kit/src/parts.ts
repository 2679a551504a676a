import type { ComponentProps, ComponentType } from 'react';
import type { PartTraits } from './parts/definePart.tsx';
import * as all from './parts/index.ts';

/** Every part a design may replace, in page order: a part is a file of `parts/`. */
export type PartName = keyof typeof all;
/** The props of each part: a view model from core and its actions. */
export type PartProps = { [N in PartName]: ComponentProps<(typeof all)[N]> };

export type PartComponent<N extends PartName> = ComponentType<PartProps[N]>;
/** A part's chunk: a named export `part`. */
export type PartLoader<N extends PartName> = () => Promise<{ part: PartComponent<N> }>;
export type PartLoaders = { [N in PartName]: PartLoader<N> };
export type Parts = { [N in PartName]: PartComponent<N> };

const defined: { [N in PartName]: (typeof all)[N] } = { ...all };

/** The names of all parts. */
export const partNames = Object.keys(defined) as PartName[];

/** When a part's code loads, and whether a design may replace it. */
export const traitsOf = (name: PartName): PartTraits => defined[name].traits;

/** The parts of a tier. */
export const partsOfTier = (tier: PartTraits['tier']): PartName[] =>
  partNames.filter((name) => traitsOf(name).tier === tier);

/** The component of a part, by its name. */
export const partNamed = (name: PartName): ComponentType<object> => defined[name] as ComponentType<object>;
