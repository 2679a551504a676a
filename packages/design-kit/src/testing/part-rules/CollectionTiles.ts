import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('CollectionTiles', ({ tiles }) => ({
  hrefs: tiles.map(({ href }) => href),
}));
