import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText, type RichNode } from './RichText.tsx';

afterEach(cleanup);

const htmlOf = (nodes: RichNode[]) =>
  render(<RichText nodes={nodes} />).container.firstElementChild?.innerHTML;

describe('RichText', () => {
  it.each<[string, RichNode, string]>([
    ['text', 'Coton', 'Coton'],
    [
      'a paragraph',
      { tag: 'p', children: ['Coton ', { tag: 'b', children: ['doux'] }] },
      '<p>Coton <strong>doux</strong></p>',
    ],
    ['a heading one step lower', { tag: 'h2', children: ['Entretien'] }, '<h3>Entretien</h3>'],
    ['a line break', { tag: 'br', children: [] }, '<br>'],
    ['an unknown element’s text', { tag: 'marquee', children: ['Promo'] }, 'Promo'],
    [
      'a link',
      { tag: 'a', href: '/products', children: ['Boutique'] },
      '<a href="/products" rel="nofollow noopener">Boutique</a>',
    ],
    [
      'a table’s title',
      { tag: 'table', children: [{ tag: 'caption', children: ['Tailles'] }] },
      '<div class="scroller" role="group" aria-label="Tableau" tabindex="0"><table><caption>Tailles</caption></table></div>',
    ],
    ['markup in a string as text', '<script>', '&lt;script&gt;'],
  ])('renders %s', (_what, node, html) => {
    expect(htmlOf([node])).toBe(html);
  });

  it('renders nothing without content', () => {
    expect(render(<RichText nodes={[]} />).container.innerHTML).toBe('');
  });
});
