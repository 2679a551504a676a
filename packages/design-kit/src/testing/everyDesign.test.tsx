import { definitionOf, pageNames } from '@teranga/core/pages/table';
import { isWhole } from '@teranga/testing/isWhole';
import path from 'node:path';
import { readDesign } from '@teranga/design-manifest/rules';
import { it } from 'vitest';
import type { CompleteDesign, Design } from '../design.ts';
import { partNames } from '../parts.ts';
import { describeDesign } from './describeDesign.tsx';
import { expectNoViolations } from './expectNoViolations.ts';
import { situationsOf, type StoryModule } from './situationsOf.ts';

const modules = import.meta.glob<{ design: Design }>('../../../designs/*/src/index.ts', { eager: true });
const stories = import.meta.glob<StoryModule>('../../../designs/default/src/parts/*/*.stories.tsx', {
  eager: true,
});
const designs = path.join(import.meta.dirname, '../../../designs');
const wanted = process.env['DESIGN'];
const isChecked = wanted !== undefined;
const thoroughness = { isWhole: isChecked || isWhole, hasAxe: isChecked };

const byId = new Map(
  Object.entries(modules).map(([file, { design }]) => [file.split('/').at(-3) ?? file, design]),
);
const fallback = byId.get('default') as CompleteDesign;

it('The default design has every page that is not optional', () => {
  const required = pageNames.filter((name) => !definitionOf(name).isOptional);
  expectNoViolations(required.filter((name) => !(name in fallback.pages)));
});

it('The default design has every part', () => {
  expectNoViolations(partNames.filter((name) => !(name in fallback.parts)));
});

// Every folder is a design; there is no list. `npm run design -- check` selects one by `DESIGN`.
for (const [id, design] of byId)
  if (wanted === undefined || wanted === id)
    describeDesign(design, fallback, readDesign(path.join(designs, id)), situationsOf(stories), thoroughness);
