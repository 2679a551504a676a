import { expect, it } from 'vitest';
import { renderWithRetry } from './renderWithRetry.ts';

it.each([
  ['renders once when nothing fails', [null], 1, []],
  ['is re-rendered after an error, which is reported', ['an error', null], 2, ['an error']],
  ['is given up when it fails twice', ['an error', 'another'], null, ['an error', 'another']],
])('a page %s', async (_claim, errors, html, expected) => {
  const notified: unknown[] = [];
  let attempts = 0;
  const render = () => {
    const error = errors[attempts] ?? null;
    attempts += 1;
    return Promise.resolve({ caught: error === null ? null : { error }, html: attempts });
  };
  const rendered = await renderWithRetry(render, (error) => notified.push(error));
  expect(rendered?.html ?? null).toEqual(html);
  expect(notified).toEqual(expected);
});

it('a page whose rendering rejects twice is given up too', async () => {
  const notified: unknown[] = [];
  const rendered = await renderWithRetry(
    () => Promise.reject<{ caught: null }>(new Error('no tree')),
    (error) => notified.push(error),
  );
  expect(rendered).toBeNull();
  expect(notified).toEqual([new Error('no tree'), new Error('no tree')]);
});
