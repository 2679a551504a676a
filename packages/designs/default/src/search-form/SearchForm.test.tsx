import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedWith } from '../fixtures/renderedWith.tsx';
import { SearchForm } from './SearchForm.tsx';

afterEach(cleanup);

describe('SearchForm', () => {
  it('is a plain GET form, which needs no script', () => {
    const { container } = render(renderedWith([], <SearchForm />));
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/products');
    expect(form?.method).toBe('get');
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('search');
  });

  it.each([
    ['café & thé', '/products?search=caf%C3%A9+%26+th%C3%A9'],
    ['  robe ', '/products?search=robe'],
    ['   ', '/products'],
  ])('navigates from «%s» to %s', async (text, href) => {
    const navigations: string[] = [];
    render(renderedWith(navigations, <SearchForm />));
    await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
    expect(navigations).toEqual([href]);
  });
});
