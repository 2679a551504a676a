// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { errorFragments, markError, patienceMs } from './errorDocument.ts';
import { joinPieces } from './inlineElements.ts';

const content = '<header>H</header><main id="contenu"><h1>Une erreur inattendue est survenue</h1></main>';

it('marks the error page that replaces another, and nothing of its frame', () => {
  document.body.innerHTML = markError(content);
  expect([...document.querySelectorAll('[data-fault]')].map(({ id }) => id)).toEqual(['contenu']);
});

it('hides the error page for a while, but not where no script runs, and says so in the console', () => {
  document.head.innerHTML = joinPieces(errorFragments).html;
  const [style, script] = [document.querySelector('style'), document.querySelector('script')];
  const plain = document.querySelector('noscript');
  expect(style?.textContent).toContain(`[data-fault]>*{animation:fault-seen 1ms ${patienceMs}ms both}`);
  expect(plain?.innerHTML).toContain('[data-fault]>*{animation:none}');
  expect(script?.textContent).toMatch(/^console\.error\(/);
});
