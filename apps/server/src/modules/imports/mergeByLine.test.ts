import { expect, it } from 'vitest';
import { mergeByLine } from './mergeByLine.ts';
import { anImporter } from './testing/anImporter.ts';

async function* lines(...wanted: number[]): AsyncGenerator<{ line: number }, void> {
  for (const line of wanted) yield Promise.resolve({ line });
}

async function merged(...lists: number[][]): Promise<number[]> {
  const found: number[] = [];
  for await (const { line } of mergeByLine(lists.map((list) => lines(...list)))) found.push(line);
  return found;
}

it('Sorted lists become one sorted list', async () => {
  expect(await merged([2, 5, 9], [], [3, 4], [7])).toEqual([2, 3, 4, 5, 7, 9]);
  expect(await merged()).toEqual([]);
});

const { newStore, tryText } = await anImporter();

it('An import lists the articles in the order of its file', async () => {
  const skus = Array.from({ length: 40 }, (_, index) => `article-${index + 1}`);
  const rows = skus.map((sku) => `${sku};${sku};1500`);
  const { changes } = await tryText(await newStore(), ['sku;nom;prix', ...rows].join('\n'));
  expect(changes.map(({ id }) => id)).toEqual(skus);
});
