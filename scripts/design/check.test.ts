import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDesign, check, edit, removeTree, createTree } from './testing/checkedDesign.ts';

/** Timeout in milliseconds of a command on a busy machine. */
const commandTimeoutMs = 60_000;

beforeAll(createTree);
afterAll(removeTree);

describe('npm run design -- check', () => {
  it('reports no error in a valid design', { timeout: commandTimeoutMs }, () => {
    writeDesign('sain', () => undefined);
    const { code, output } = check('sain', '--files');
    expect([code, /0 fatal, 0 error/.test(output)]).toEqual([0, true]);
  });

  it('reports the error, the reason and the remedy, and exits with 1', { timeout: commandTimeoutMs }, () => {
    writeDesign('casse', (file) =>
      edit(file('src/theme.css'), '--color-ink: #2a1520', '--color-ink: #cccccc'),
    );
    const { code, output } = check('casse', '--files');
    const [what = '', why = '', remedy = ''] = output.split('\n');
    expect(what).toContain('ERROR  in cupcake, --color-ink (#cccccc) on --color-page');
    expect([why.trim().slice(0, 4), remedy.trim().slice(0, 3), code]).toEqual(['Why:', 'Do:', 1]);
  });

  it(
    'reports misspelt names in the index, with their line and the valid names',
    { timeout: commandTimeoutMs },
    () => {
      writeDesign('faute', (file) => {
        edit(file('src/index.ts'), 'Price: (', 'Prise: (');
        edit(file('src/index.ts'), 'product: (', 'produit: (');
        edit(file('src/index.ts'), 'Panel: (', 'OrderTotals: (');
      });
      const { output } = check('faute', '--files');
      const notified = output.split('\n').map((line) => line.replace(/:\d+/, ':n').trim());
      expect(notified.filter((line) => line.startsWith('ERROR'))).toEqual([
        'ERROR  src/index.ts:n names the page «produit», which there is not.',
        'ERROR  src/index.ts:n names the part «Prise», which there is not.',
        'ERROR  src/index.ts:n replaces OrderTotals, which is shared by all designs.',
      ]);
      expect(
        notified.some((line) =>
          line.startsWith('Do:  Give it the name of one there is: AccountMenu, Breadcrumbs,'),
        ),
      ).toBe(true);
    },
  );
});
