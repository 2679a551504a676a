import { expect, it } from 'vitest';
import { renderWithRetry } from './renderWithRetry.ts';

it.each([
  ['renders once when nothing fails', [null], 1, []],
  ['renders again after an error, which is reported', ['a fault', null], 2, ['a fault']],
  ['is given up when it fails again', ['a fault', 'another'], null, ['a fault', 'another']],
])('a page %s', async (_claim, faults, html, expected) => {
  const notified: unknown[] = [];
  let attempts = 0;
  const render = () => {
    const error = faults[attempts] ?? null;
    attempts += 1;
    return Promise.resolve({ fault: error === null ? null : { error }, html: attempts });
  };
  const rendered = await renderWithRetry(render, (error) => notified.push(error));
  expect(rendered?.html ?? null).toEqual(html);
  expect(notified).toEqual(expected);
});
