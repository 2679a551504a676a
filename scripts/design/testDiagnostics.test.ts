import { describe, expect, it } from 'vitest';
import { bringsParts, filesGroup, diagnosticsOfCuts, diagnosticsOfTests } from './testDiagnostics.mjs';

/** A failed rule of the design «essai». */
const failed = (failure: string, title: string, ...groups: string[]) => ({
  status: 'failed',
  ancestorTitles: ['the design essai', ...groups],
  title,
  failureMessages: [`${failure}\n    at home (home.ts:3:2)`],
});
const whatOf = (...results: readonly object[]) =>
  diagnosticsOfTests(results, 'essai').map(({ what }) => what);

describe('what tests found', () => {
  it('reports texts, events and pages, but the file rules once', () => {
    const results = [
      failed('Error: long', 'says on cart when it is empty: Votre panier est vide'),
      failed('Error: long', 'has one h1', 'the page cart'),
      failed('Error: long', 'has a theme of its own', filesGroup),
      { ...failed('', 'has the optional pages that its design.json says'), status: 'passed' },
    ];
    const found = diagnosticsOfTests(results, 'essai');
    expect(found.map(({ level, what }) => [level, what.split(': failed.')[0]])).toEqual([
      ['error', 'says on cart when it is empty: Votre panier est vide'],
      ['error', 'the page cart has one h1'],
    ]);
    expect(new Set(found.map(({ why }) => why)).size).toBe(2);
    expect(found[1]?.remedy).toContain(
      '`DESIGN=essai npx vitest run --project hooks everyDesign -t "the page cart has one h1"`',
    );
  });

  it('reports every error, but not the rendered markup', () => {
    const errors = [
      'EnStock: does not say «8 500 FCFA»',
      'EnStock: Images must have alternative text (image-alt): <img>',
    ];
    expect(whatOf(failed(`AssertionError: ${errors.join('\n')}`, 'renders the part ProductCard'))).toEqual([
      `renders the part ProductCard: failed. ${errors.join('; ')}`,
    ]);
    expect(
      whatOf(failed('Error: has no title (h1): <p>\n<main>\n  <p>', 'has one h1', 'the page home')),
    ).toEqual(['the page home has one h1: failed. has no title (h1): <p>']);
  });

  it('omits errors already reported by title', () => {
    const title = 'has no unknown part';
    const results = [failed('AssertionError: there is no part «Prise»', title)];
    expect(diagnosticsOfTests(results, 'essai', [title])).toEqual([]);
  });

  it('reports which part never loaded, but not the failures it caused', () => {
    const results = [
      failed('AssertionError: the part Price never came', bringsParts),
      failed('Error: Not every part came.', 'has one h1', 'the page cart'),
    ];
    expect(whatOf(...results)).toEqual(['brings each of its parts: failed. the part Price never came']);
  });

  it('says no more than is read at a glance', () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index} ${'long '.repeat(1000)}`).join('\n');
    const [what = ''] = whatOf(failed(`AssertionError: ${many}`, 'has one h1', 'the page home'));
    expect(what.length < 2000).toBe(true);
    expect(what.endsWith('…; and 35 more')).toBe(true);
  });

  it('says that the time was over where it was, which is no error of the design for sure', () => {
    expect(whatOf(failed('Error: STACK_TRACE_ERROR', 'has one h1'))).toEqual([
      'has one h1: failed. It timed out before it rendered: check again when the machine has less to do.',
    ]);
  });
});

describe('cut text', () => {
  it('is reported once per text, with its first stories and every screen', () => {
    const ids = ['Cart--Deux', 'Home--Complet', 'Price--Grand', 'Price--Petit', 'Price--Simple'];
    const found = ids.flatMap((id) =>
      ['320 px', '200 % text'].map((screen) => ({ id, error: `essai cuts «12 500 FCFA» at ${screen}` })),
    );
    found.push(
      { id: 'Home--Complet', error: 'essai cuts «Robe» at 320 px' },
      { id: 'Menu', error: 'Error: gone' },
    );
    expect(diagnosticsOfCuts(found).map(({ what }) => what)).toEqual([
      'Cart--Deux, Home--Complet, Price--Grand and 2 more stories: essai cuts «12 500 FCFA» at 320 px and 200 % text',
      'Home--Complet: essai cuts «Robe» at 320 px',
      'Menu: Error: gone',
    ]);
  });
});
