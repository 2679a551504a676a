import { fill } from '@teranga/testing/fill';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aList } from '../../fixtures/catalogue.ts';
import { renderedWith } from '../../fixtures/renderedWith.tsx';
import { ListControls } from './ListControls.tsx';
import { searchPauseMs } from '@teranga/core/features/search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderUi(isLargeScreen: boolean, more: Parameters<typeof aList>[0] = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isLargeScreen }));
  const navigations: string[] = [];
  const view = render(renderedWith(navigations, <ListControls list={aList(more)} />));
  return { navigations, ...view };
}
const user = userEvent.setup({ delay: null });
/** The search of the row; that of the drawer stands before it. */
const box = () => screen.getAllByRole<HTMLInputElement>('searchbox').at(-1) ?? expect.fail();
const type = (value: string) => fill(box(), value);
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('ListControls', () => {
  it('follows typing on a large screen once it has rested', async () => {
    const { navigations } = renderUi(true);
    await type('thé');
    rest(searchPauseMs - 1);
    expect(navigations).toEqual([]);
    rest(1);
    expect(navigations).toEqual(['/products?search=thé']);
  });

  it.each([
    ['a single letter', true, 't'],
    ['what is typed on a small screen', false, 'thé'],
    ['spaces', true, '   '],
  ])('does not follow %s', async (_what, isLargeScreen, value) => {
    const { navigations } = renderUi(isLargeScreen);
    await type(value);
    rest(searchPauseMs);
    expect(navigations).toEqual([]);
  });

  it('searches at once when the form is submitted', async () => {
    const { navigations } = renderUi(false);
    await type(' théière ');
    await user.keyboard('{Enter}');
    expect(navigations).toEqual(['/products?search=théière']);
  });

  it('follows the address when a filter is taken off', () => {
    const { rerender } = renderUi(true, { search: 'théière' });
    rerender(renderedWith([], <ListControls list={aList({ search: '' })} />));
    expect(box().value).toBe('');
  });

  it('preserves the other filters when submitted without scripts', () => {
    const { container } = renderUi(true, {
      searchHref: () => '/products?category=Mode&sort=price_asc&page=3',
    });
    const saved = [...container.querySelectorAll('form')].map((form) =>
      [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ]),
    );
    const isOfDrawerAndRow = [[['category', 'Mode']], [['category', 'Mode']]];
    expect(saved).toEqual(isOfDrawerAndRow);
  });

  it('has its filters in a drawer that opens without scripts', () => {
    const list = aList({
      filterGroups: [
        {
          id: 'category',
          title: 'Catégories',
          choices: [{ label: 'Robes', href: '/products?category=Robes', isChosen: false }],
        },
      ],
    });
    const markup = renderToStaticMarkup(renderedWith([], <ListControls list={list} />));
    const page = new DOMParser().parseFromString(markup, 'text/html');
    expect(page.querySelector('details > summary')?.textContent).toBe('Filtrer');
    expect(page.querySelector('details a[href="/products?category=Robes"]')).not.toBe(null);
    expect(page.querySelector('noscript')).toBe(null);
  });

  it.each([
    [
      'the sort',
      () => user.selectOptions(screen.getByRole('combobox'), 'price_asc'),
      '/products?sort=price_asc',
    ],
    [
      'the sale',
      () => user.click(screen.getByRole('checkbox', { name: 'Articles en vente' })),
      '/products?onSale=true',
    ],
  ])('navigates to the target of %s', async (_what, change, href) => {
    const { navigations } = renderUi(true);
    await change();
    expect(navigations).toEqual([href]);
  });
});
