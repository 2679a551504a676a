import { expect, it } from 'vitest';

const rules = import.meta.glob<{ part: string }>('./part-rules/*.ts', { eager: true, import: 'rule' });

it.each(Object.entries(rules))('The rule in %s is that of the part of this name', (file, { part }) => {
  expect(file).toBe(`./part-rules/${part}.ts`);
});
