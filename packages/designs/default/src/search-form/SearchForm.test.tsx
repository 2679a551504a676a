import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedWith } from '../fixtures/renderedWith.tsx';
import { SearchForm } from './SearchForm.tsx';

afterEach(cleanup);

describe('SearchForm', () => {
  it('is a plain GET form, for who has no script', () => {
    const { container } = render(renderedWith([], <SearchForm />));
    const form = container.querySelector('form');
    expect([
      form?.getAttribute('action'),
      form?.method,
      screen.getByRole('searchbox').getAttribute('name'),
    ]).toEqual(['/products', 'get', 'search']);
  });

  it.each([
    ['café & thé', '/products?search=caf%C3%A9+%26+th%C3%A9'],
    ['  robe ', '/products?search=robe'],
    ['   ', '/products'],
  ])('navigates from «%s» to %s', (text, href) => {
    const gone: string[] = [];
    render(renderedWith(gone, <SearchForm />));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    fireEvent.submit(screen.getByRole('searchbox'));
    expect(gone).toEqual([href]);
  });
});
