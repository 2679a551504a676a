import { expect, it } from 'vitest';
import { importErrors } from './importErrors.ts';

const file = 'src/parts/Price/Price.module.css';
const codeFile = 'src/parts/Price/Price.tsx';

/** The errors of a design with one file, by default a style sheet. */
const errorsOf = (text: string, name = file) =>
  importErrors({
    id: 'lybalikou',
    folder: '/designs/lybalikou',
    manifest: { manifest: null, errors: [] },
    index: '',
    theme: '',
    sources: [{ file: name, text }],
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

const other = '../../../../rahmou-serwiss/src/index.ts';

it.each([
  ['an import', `\nimport { a } from '${other}';`, `${codeFile}:2 imports ${other}`],
  ['an escape', `import '../../../../rahmou-serwis\\u0073/src/index.ts';`, `${codeFile}:1 imports ${other}`],
  ['an export', `export { a, b } from "${other}";`, `${codeFile}:1 imports ${other}`],
  ['an export of everything', `export * from '${other}';`, `${codeFile}:1 imports ${other}`],
  ['a dynamic import', `void import('${other}');`, `${codeFile}:1 imports ${other}`],
  ['a template', `void import(\`${other}\`);`, `${codeFile}:1 imports ${other}`],
  [
    'a template with a name',
    'void import(`../../../../${name}/a.ts`);',
    `${codeFile}:1 imports ../../../../*/a.ts`,
  ],
])('Code may not use another design by %s', (_what, text, error) => {
  expect(errorsOf(text, codeFile)).toEqual([error]);
});

it('Code may use its own files, packages and computed addresses', () => {
  const text = `import './Price.css';
export const a = 'x';
export { b } from '@teranga/design-default/parts/Price';
void import(a);`;
  expect(errorsOf(text, codeFile)).toEqual([]);
});
