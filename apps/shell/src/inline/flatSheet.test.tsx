import { afterEach, expect, it, vi } from 'vitest';
import { loadFlatSheet } from './flatSheet.ts';

const sheets = { default: 'assets/flat-default.css', lybalikou: 'assets/flat-lybalikou.css' };

afterEach(() => document.head.replaceChildren());

it.each([
  [
    'the sheet of its design',
    false,
    'lybalikou',
    ['<link rel="stylesheet" href="/assets/flat-lybalikou.css">'],
  ],
  [
    'the default’s for a design without one',
    false,
    'autre',
    ['<link rel="stylesheet" href="/assets/flat-default.css">'],
  ],
  ['none where the browser reads the others', true, 'lybalikou', []],
])('A document loads %s', (_what, isCurrent, design, written) => {
  document.head.innerHTML = `<meta name="design" content="${design}">`;
  vi.stubGlobal('CSS', { supports: () => isCurrent });
  const write = vi.spyOn(document, 'write').mockReturnValue();
  loadFlatSheet(sheets);
  expect(write.mock.calls.flat()).toEqual(written);
});
