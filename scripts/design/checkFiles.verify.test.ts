import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDesign, check, edit, home, createTree } from './testing/checkedDesign.ts';
import { removeTree } from './testing/treeFolder.ts';

beforeAll(createTree);
afterAll(removeTree);

describe('npm run design -- check', () => {
  it('names the line with the syntax error, and reports no other error there', () => {
    writeDesign('barre', (file) => edit(file('src/index.ts'), "id: 'barre',", "id: 'barre"));
    const { code, output } = check('barre', '--files');
    // No design renders beside one that the compiler cannot parse.
    rmSync(path.join(home, 'barre'), { recursive: true });
    const fatal = output.split('\n').filter((line) => line.startsWith('FATAL'));
    expect(code).toBe(1);
    expect(fatal.map((line) => line.replace(/\d+/, 'n'))).toEqual([
      'FATAL  src/index.ts:n cannot be read: Unterminated string.',
    ]);
  });

  it('reports each wrong optional page, besides a misspelt or missing page', () => {
    writeDesign('ecran', (file) => {
      edit(file('design.json'), '"optionalPages": []', '"optionalPages": ["hoome", "service"]');
      renameSync(file('src/pages/ProductPage.tsx'), file('src/pages/ProduitPage.tsx'));
      edit(file('src/pages/HomePage.tsx'), './home/Cover.tsx', './home/Covver.tsx');
    });
    const { code, output } = check('ecran', '--files');
    rmSync(path.join(home, 'ecran'), { recursive: true });
    const lines = output.split('\n').map((line) => line.replace(/:\d+/, ':n').trim());
    expect(code).toBe(1);
    expect(lines.filter((line) => /^(?:FATAL|ERROR)/.test(line))).toEqual([
      'FATAL  src/pages/HomePage.tsx:n names ./home/Covver.tsx, which does not exist.',
      'ERROR  src/pages/ProduitPage.tsx is named as the page «produit», which does not exist.',
      'ERROR  design.json:n says the page «hoome», which is no optional one.',
      'ERROR  design.json:n declares the page «service», which no code renders.',
    ]);
  });

  it('resolves files like compiler and bundler, without extensions', () => {
    writeDesign('court', (file) => {
      edit(file('src/pages/HomePage.tsx'), './home/Cover.tsx', './home/Cover');
      edit(file('src/pages/HomePage.tsx'), './home/Highlights.tsx', './home/Highlights.jsx');
      edit(file('src/pages/HomePage.tsx'), './home/NewPieces.tsx', './home');
      edit(file('src/pages/ProductPage.tsx'), './product/Piece.tsx', '../parts/Price');
      edit(file('src/parts/Price/index.ts'), './Price.tsx', './Price.css');
    });
    const { output } = check('court', '--files');
    rmSync(path.join(home, 'court'), { recursive: true });
    const fatal = output.split('\n').filter((line) => line.startsWith('FATAL'));
    expect(fatal.map((line) => line.replace(/:\d+/, ':n'))).toEqual([
      'FATAL  src/pages/HomePage.tsx:n names ./home, which does not exist.',
      'FATAL  src/parts/Price/index.ts:n names ./Price.css, which does not exist.',
    ]);
  });

  it('reports an invalid style sheet and a missing file, and the other errors too', () => {
    writeDesign('troue', (file) => {
      writeFileSync(
        file('src/parts/Price/Price.module.css'),
        '.price {\n  color: var(--color-ink);\n}\n.small {{{\n',
      );
      writeFileSync(
        file('src/parts/Price/Ground.module.css'),
        '.a {\n  color: #123456;\n  background: url(./rien.png);\n}\n',
      );
      edit(file('src/parts/Panel/index.ts'), './Panel.tsx', './Panneau.tsx');
    });
    const { code, output } = check('troue', '--files');
    rmSync(path.join(home, 'troue'), { recursive: true });
    const lines = output.split('\n').map((line) => line.replace(/index\.ts:\d+/, 'index.ts:n').trim());
    expect(code).toBe(1);
    expect(lines.filter((line) => /^(?:FATAL|ERROR)/.test(line))).toEqual([
      'FATAL  src/parts/Price/Price.module.css:4 cannot be read: Unclosed block.',
      'FATAL  src/parts/Panel/index.ts:n names ./Panneau.tsx, which does not exist.',
      'FATAL  src/parts/Price/Ground.module.css:3 names ./rien.png, which does not exist.',
      'ERROR  src/parts/Price/Ground.module.css:2 holds the raw colour #123456',
    ]);
    expect(lines.some((line) => /^Do: .* src\/parts\/Panel has .*Panel[.]tsx/.test(line))).toBe(true);
  });

  it('reports misspelt names of files, with the valid names', () => {
    writeDesign('faute', (file) => {
      renameSync(file('src/parts/Price'), file('src/parts/Prise'));
      renameSync(file('src/pages/ProductPage.tsx'), file('src/pages/ProduitPage.tsx'));
      renameSync(file('src/parts/Panel'), file('src/parts/OrderTotals'));
      renameSync(file('src/parts/Gallery/index.ts'), file('src/parts/Gallery/index.tsx'));
      writeFileSync(file('src/pages/Cart.tsx'), 'export default () => null;\n');
    });
    const { output } = check('faute', '--files');
    const lines = output.split('\n').map((line) => line.replace(/:\d+/, ':n').trim());
    expect(lines.filter((line) => line.startsWith('ERROR'))).toEqual([
      'ERROR  src/pages/ProduitPage.tsx is named as the page «produit», which does not exist.',
      'ERROR  src/parts/Prise/index.ts is named as the part «Prise», which does not exist.',
      'ERROR  src/pages/Cart.tsx is no page, by its files.',
      'ERROR  src/parts/Gallery is no part, by its files.',
      'ERROR  src/parts/OrderTotals/index.ts replaces OrderTotals, which is shared by all designs.',
    ]);
    expect(
      lines.some((line) =>
        line.startsWith('Do:  Give it the name of one that exists: AccountMenu, Breadcrumbs,'),
      ),
    ).toBe(true);
  });
});
