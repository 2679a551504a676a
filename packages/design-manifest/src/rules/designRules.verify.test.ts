import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedDesign, edit } from '../testing/changedDesign.ts';
import { fileRules, diagnosticsOf, readDesign } from './index.ts';

const check = (folder: string) => diagnosticsOf(readDesign(folder), fileRules);

describe('the rules for a design’s files', () => {
  it('all pass for a design of ours, including its image and report', () => {
    expect(check(changedDesign(() => undefined))).toEqual([]);
  });

  it.each<[string, string, (file: (name: string) => string) => void, string]>([
    ['fatal', 'no design.json', (file) => rmSync(file('design.json')), 'design.json: is missing'],
    [
      'fatal',
      'a design.json with a comma too many',
      (file) => writeFileSync(file('design.json'), '{\n  "id": "lybalikou",\n  "label": "Lybalikou",\n}\n'),
      'design.json: is no JSON, by its line 4',
    ],
    [
      'fatal',
      'a design.json without a comma',
      (file) => writeFileSync(file('design.json'), '{\n  "id": "lybalikou"\n  "label": "Lybalikou"\n}\n'),
      'design.json: is no JSON, by its line 3',
    ],
    [
      'fatal',
      'a design.json that is not whole',
      (file) => writeFileSync(file('design.json'), '{\n  "id": "lybalikou",\n'),
      'design.json: is no JSON, by its line 2',
    ],
    [
      'fatal',
      'a contract to come',
      (file) => edit(file('design.json'), '^1.0.0', '^7.0.0'),
      'wants the contract ^7.0.0',
    ],
    [
      'fatal',
      'another’s name',
      (file) => edit(file('src/index.ts'), "id: '", "id: 'x"),
      'src/index.ts calls the design',
    ],
    [
      'error',
      'pale text',
      (file) => edit(file('src/theme.css'), '--color-ink: #2a1520', '--color-ink: #cccccc'),
      'in cupcake, --color-ink (#cccccc) on --color-page',
    ],
    [
      'error',
      'a button that is pale under a mouse alone',
      (file) => {
        edit(file('src/theme.css'), '--color-primary: ', '--color-primary: #b07a1a; --was: ');
        edit(file('src/theme.css'), '--color-on-primary: ', '--color-on-primary: #1e1200; --was-on: ');
      },
      'in cupcake, on a button under a mouse, --color-on-primary (#1e1200) on --color-primary with a little --color-ink',
    ],
    [
      'error',
      'pale words on a button that shows the page',
      (file) =>
        edit(file('src/theme.css'), '-accent-ink: var(--color-ink)', '-accent-ink: var(--color-page)'),
      'has a contrast of 1.00',
    ],
    [
      'error',
      'pale text that stands for another token',
      (file) =>
        edit(file('src/theme.css'), '--color-ink-soft: ', '--color-ink-soft: var(--color-line); --was: '),
      'in cupcake, --color-ink-soft (#',
    ],
    [
      'error',
      'a colour that is written otherwise',
      (file) =>
        edit(file('src/theme.css'), '--color-ink-soft: ', '--color-ink-soft: rgb(190 190 200); --was: '),
      'in night, the contrast of --color-ink-soft (rgb(190 190 200)) cannot be judged',
    ],
    [
      'error',
      'a colour that stands for itself',
      (file) =>
        edit(file('src/theme.css'), '--color-ink-soft: ', '--color-ink-soft: var(--color-ink-soft); --was: '),
      'the contrast of --color-ink-soft (var(--color-ink-soft)) cannot be judged',
    ],
    [
      'error',
      'a missing token',
      (file) => edit(file('src/theme.css'), '--color-focus:', '--color-focused:'),
      '--color-focus is not set',
    ],
    [
      'error',
      'code of another design',
      (file) => writeFileSync(file('src/extra.ts'), "export * from '../../rahmou-serwiss/src/index.ts';"),
      'src/extra.ts:1 imports ../../rahmou-serwiss/src/index.ts',
    ],
    [
      'error',
      'a package of another design',
      (file) =>
        writeFileSync(file('src/extra.ts'), "export * from '@teranga/design-rahmou-serwiss/parts/Price';"),
      'src/extra.ts:1 imports @teranga/design-rahmou-serwiss/parts/Price',
    ],
    [
      'error',
      'a raw colour',
      (file) => writeFileSync(file('src/parts/Price/Price.module.css'), '.a { color: #123456; }'),
      'holds the raw colour #123456',
    ],
    [
      'error',
      'an action for mice',
      (file) =>
        writeFileSync(
          file('src/parts/Price/Price.module.css'),
          '.a { opacity: 0; } .card:hover .a { opacity: 1; }',
        ),
      '«.card:hover .a» shows something to a mouse alone',
    ],
    [
      'error',
      'a colour by its name',
      (file) => writeFileSync(file('src/parts/Price/Price.module.css'), `.a { border: 1px solid crimson; }`),
      'holds the raw colour crimson',
    ],
    [
      'error',
      'a named colour in a mixture',
      (file) =>
        writeFileSync(
          file('src/parts/Price/Price.module.css'),
          `.a { background: color-mix(in srgb, var(--color-ink), white 10%); }`,
        ),
      'holds the raw colour white',
    ],
    [
      'error',
      'a colour in a style of code',
      (file) =>
        writeFileSync(
          file('src/parts/Price/Price.tsx'),
          `export const A = () => <p style={{ color: "#abc" }} />;`,
        ),
      'Price.tsx:1 holds the raw colour #abc',
    ],
    [
      'error',
      'a colour in an object of code',
      (file) => writeFileSync(file('src/parts/Price/Price.tsx'), `const look = { color: '#fed' };`),
      'Price.tsx:1 holds the raw colour #fed',
    ],
    [
      'error',
      'a growth for mice',
      (file) =>
        writeFileSync(
          file('src/parts/Price/Price.module.css'),
          `.a { scale: 0; } .card:hover .a { scale: 1; }`,
        ),
      '«.card:hover .a» shows something to a mouse alone',
    ],
    [
      'error',
      'an unfolding for mice',
      (file) =>
        writeFileSync(
          file('src/parts/Price/Price.module.css'),
          `.a { max-block-size: 0; } .card:hover .a { max-block-size: 10rem; }`,
        ),
      '«.card:hover .a» shows something to a mouse alone',
    ],
    [
      'warning',
      'a mouse listener and no focus listener',
      (file) =>
        writeFileSync(file('src/parts/Price/Price.tsx'), `export const A = () => <p onMouseEnter={show} />;`),
      'Price.tsx answers onMouseEnter, and no onFocus',
    ],
    [
      'error',
      'a setting renamed without a migration',
      (file) => edit(file('design.json'), '"name": "goldColor"', '"name": "orColor"'),
      'the setting goldColor (color) of version 1.0.0 is gone',
    ],
    [
      'error',
      'a setting of no token',
      (file) => edit(file('design.json'), '"--color-gold"', '"--color-silver"'),
      'sets --color-silver, which src/theme.css does not have',
    ],
    ['warning', 'no README', (file) => rmSync(file('README.md')), 'README.md is missing'],
    [
      'advice',
      'no design report',
      (file) => rmSync(file('design-report.json'), { force: true }),
      'design-report.json is missing',
    ],
  ])('say %s of %s, why, and what to do', (level, _what, change, message) => {
    const found = check(changedDesign(change)).find(({ what }) => what.includes(message));
    expect(found?.level).toEqual(level);
    expect(Boolean(found?.why)).toBe(true);
    expect(Boolean(found?.remedy)).toBe(true);
  });

  it('mistake no class, file or token for a colour, and no enlarged image for a revealed one', () => {
    const folder = changedDesign((file) =>
      writeFileSync(
        file('src/parts/Price/Price.module.css'),
        `.red { color: var(--plum); background: url(white.svg); grid-area: tan; font-family: 'Gold'; }
         .card:hover .red { scale: 1.03; } .field { inline-size: 100%; } #add { inline-size: 0; }`,
      ),
    );
    expect(check(folder)).toEqual([]);
  });

  it('report the most severe diagnostics first', () => {
    const levels = check(
      changedDesign((file) => {
        rmSync(file('README.md'));
        rmSync(file('design-report.json'));
        edit(file('src/theme.css'), '--color-ink: #2a1520', '--color-ink: #cccccc');
        rmSync(file('design.json'));
      }),
    ).map(({ level }) => level);
    expect(levels[0]).toBe('fatal');
    expect(levels.at(-1)).toBe('advice');
  });
});
