import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('CategoryTiles', ({ tiles }) => ({
  hrefs: tiles.map(({ href }) => href),
}));
