import { expect, it } from 'vitest';
import { importErrors } from './importErrors.ts';

const file = 'src/parts/Price/Price.module.css';

/** The errors of a design with one style sheet. */
const errorsOf = (text: string) =>
  importErrors({
    id: 'lybalikou',
    folder: '/designs/lybalikou',
    manifest: { manifest: null, errors: [] },
    index: '',
    theme: '',
    sources: [{ file, text }],
  });

it.each([
  [
    'a file of another design',
    "\n@import '../../../../rahmou-serwiss/src/theme.css';",
    `${file}:2 imports ../../../../rahmou-serwiss/src/theme.css`,
  ],
  [
    'a package of another design',
    '@import url(@teranga/design-rahmou-serwiss/theme.css) layer(design);',
    `${file}:1 imports @teranga/design-rahmou-serwiss/theme.css`,
  ],
  [
    'a class of another design',
    ".a { composes: b from '../../../../rahmou-serwiss/src/a.module.css'; }",
    `${file}:1 imports ../../../../rahmou-serwiss/src/a.module.css`,
  ],
  [
    'an image of another design',
    '.a { background: url("../../../../rahmou-serwiss/src/a.webp") no-repeat; }',
    `${file}:1 imports ../../../../rahmou-serwiss/src/a.webp`,
  ],
])('A style sheet may not use %s', (_what, text, error) => {
  expect(errorsOf(text)).toEqual([error]);
});

it('A style sheet may use its own files, the default’s package and the web', () => {
  const text = `@import '../Price.css';
@import '@teranga/design-default/layout/layout.module.css';
@import url('https://fonts.example/a.css');
/* @import '../../../../rahmou-serwiss/src/theme.css'; */
.a { composes: b; background: url(./a.webp); content: '../../../../rahmou-serwiss'; }`;
  expect(errorsOf(text)).toEqual([]);
});
