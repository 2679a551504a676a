import { readdirSync } from 'node:fs';
import type { Meta } from '@storybook/react-vite';
import { expect, it } from 'vitest';

const metas = import.meta.glob<Meta>('./*/*.stories.tsx', { eager: true, import: 'default' });
const parts = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

it.each(parts.map(({ name }) => name))('The stories of %s say what it is and when to use it', (part) => {
  const docs = metas[`./${part}/${part}.stories.tsx`]?.parameters?.['docs'] as
    | { description: { component: string } }
    | undefined;
  expect(docs?.description.component).toMatch(/^[^*]+ \*\*Quand l’utiliser :\*\* .+\.$/);
});
