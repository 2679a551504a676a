import { fill } from '@teranga/testing/fill';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/gestion/clients');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function typeName() {
  const search = vi.fn<(text: string) => void>();
  const searchBox = () => (
    <SearchBox label="Chercher un client" placeholder="Nom" value="" search={(text) => search(text)} />
  );
  const { rerender } = render(searchBox());
  await fill(screen.getByRole('searchbox'), ' Ndour ');
  return { search, rerenderSearch: () => rerender(searchBox()) };
}

it('A search begins when typing pauses', async () => {
  const { search } = await typeName();
  act(() => void vi.runAllTimers());
  expect(search).toHaveBeenCalledExactlyOnceWith('Ndour');
});

it('A search that has not begun does not lead back from a result that was opened', async () => {
  const { search, rerenderSearch } = await typeName();
  window.history.pushState(null, '', '/gestion/clients/aminata');
  rerenderSearch();
  act(() => void vi.runAllTimers());
  expect(search).not.toHaveBeenCalled();
});
