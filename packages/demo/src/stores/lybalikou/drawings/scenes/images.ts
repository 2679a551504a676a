import { bijoux, foulards, sacs, sandales } from './accessories.ts';
import { boubous, chemises, ensembles, robes } from './clothes.ts';
import { categories, pages } from './pages.ts';
import type { Shot } from './shots.ts';

/** Every image of the store, by file name. */
export const images: Record<string, Shot> = {
  ...boubous,
  ...robes,
  ...ensembles,
  ...chemises,
  ...foulards,
  ...sacs,
  ...sandales,
  ...bijoux,
  ...pages,
  ...categories,
};
