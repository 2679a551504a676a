import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDesign, check, edit, createTree } from './testing/checkedDesign.ts';
import { removeTree } from './testing/treeFolder.ts';

beforeAll(createTree);
afterAll(removeTree);

describe('npm run design -- check', () => {
  it('reports no error in a valid design', () => {
    writeDesign('sain', () => undefined);
    const { code, output } = check('sain', '--files');
    expect(code).toBe(0);
    expect(/0 fatal, 0 error/.test(output)).toBe(true);
  });

  it('reports the error, the reason and the remedy, and exits with 1', () => {
    writeDesign('casse', (file) =>
      edit(file('src/theme.css'), '--color-ink: #2a1520', '--color-ink: #cccccc'),
    );
    const { code, output } = check('casse', '--files');
    const [what = '', why = '', remedy = ''] = output.split('\n');
    expect(what).toContain('ERROR  in cupcake, --color-ink (#cccccc) on --color-page');
    expect(why.trim().slice(0, 4)).toBe('Why:');
    expect(remedy.trim().slice(0, 3)).toBe('Do:');
    expect(code).toBe(1);
  });
});
