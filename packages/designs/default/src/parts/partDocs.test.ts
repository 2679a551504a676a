import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const parts = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

it.each(parts.map(({ name }) => name))('The stories of %s say what it is and when to use it', (part) => {
  const file = path.join(import.meta.dirname, part, `${part}.stories.tsx`);
  expect(readFileSync(file, 'utf8')).toMatch(/component:\s+'[^']+ \*\*Quand l’utiliser :\*\* [^']+\.'/);
});
