// @vitest-environment jsdom
import { act, render, screen, cleanup } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endFirstPage, lazyIsland, retryMs } from './lazyIsland.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = { default: ({ name }: { name: string }) => <p>{name}</p> };

// React complains once only: this comes before every other piece that is waited for.
it('gives React nothing to complain of', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const Piece = lazyIsland(async () => code);
  const { rerender } = await act(async () => render(<Piece name="un" />));
  await act(async () => rerender(<Piece name="deux" />));
  expect([screen.getByRole('paragraph').textContent, complaints.mock.calls]).toEqual(['deux', []]);
  complaints.mockRestore();
});

it('is drawn when its code is here, and fetched once for all', async () => {
  let requested = 0;
  const Piece = lazyIsland(async () => {
    requested += 1;
    return code;
  });
  await act(async () =>
    render(
      <>
        <Piece name="un" />
        <Piece name="deux" />
      </>,
    ),
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['un', 'deux']);
  expect(requested).toBe(1);
});

it('asks again for code that could not be had', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(code)];
  const Piece = lazyIsland(() => answers.shift() ?? Promise.resolve(code));
  await act(async () => render(<Piece name="un" />));
  expect(screen.queryByRole('paragraph')).toBe(null);
  await act(() => vi.advanceTimersByTimeAsync(retryMs));
  expect(screen.getByRole('paragraph').textContent).toBe('un');
});

const page = (piece: ReactNode) => (
  <Suspense fallback={<output>Page d’avant</output>}>
    <h1>Accueil</h1>
    {piece}
  </Suspense>
);

it('is waited for by nothing of a page that the server drew, however often that is drawn', async () => {
  const rendered = document.createElement('div');
  document.body.append(rendered);
  const Plain = code.default;
  rendered.innerHTML = renderToString(
    page(
      <Suspense>
        <Plain name="un" />
      </Suspense>,
    ),
  );
  const Piece = lazyIsland(() => new Promise<typeof code>(() => undefined));
  const { rerender } = await act(async () =>
    render(page(<Piece name="un" />), { container: rendered, hydrate: true }),
  );
  await act(async () => rerender(page(<Piece name="deux" />)));
  expect([screen.getByRole('heading').textContent, screen.getByRole('paragraph').textContent]).toEqual([
    'Accueil',
    'un',
  ]);
});

it('comes with its page once the server’s page is alive', async () => {
  endFirstPage();
  const gate = new EventTarget();
  const Piece = lazyIsland(
    () =>
      new Promise<typeof code>((resolve) => {
        gate.addEventListener('open', () => resolve(code));
      }),
  );
  await act(async () => render(page(<Piece name="un" />)));
  expect([screen.queryByRole('heading'), screen.getByRole('status').textContent]).toEqual([
    null,
    'Page d’avant',
  ]);
  await act(async () => void gate.dispatchEvent(new Event('open')));
  expect([screen.getByRole('heading').textContent, screen.getByRole('paragraph').textContent]).toEqual([
    'Accueil',
    'un',
  ]);
});
