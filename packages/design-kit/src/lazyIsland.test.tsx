import { markHydrated } from '@teranga/core/lib/hydration';
import { untilLoaded } from '@teranga/core/lib/retry';
import { act, render, screen, cleanup } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyIsland } from './lazyIsland.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = { default: ({ name }: { name: string }) => <p>{name}</p> };

// React warns only once, so this test runs before any other island that suspends.
it('A lazy island causes no React warning', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const Piece = lazyIsland(async () => code);
  const { rerender } = await act(async () => render(<Piece name="un" />));
  await act(async () => rerender(<Piece name="deux" />));
  expect(screen.getByRole('paragraph').textContent).toBe('deux');
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

it('A lazy island renders when its code is loaded, which is fetched once', async () => {
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

it('the island refetches failed code', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(code)];
  const Piece = lazyIsland(() => answers.shift() ?? Promise.resolve(code));
  await act(async () => render(<Piece name="un" />));
  expect(screen.queryByRole('paragraph')).toBe(null);
  await act(() => vi.advanceTimersByTimeAsync(untilLoaded.firstMs));
  expect(screen.getByRole('paragraph').textContent).toBe('un');
});

const page = (piece: ReactNode) => (
  <Suspense fallback={<output>Page d’avant</output>}>
    <h1>Accueil</h1>
    {piece}
  </Suspense>
);

it('A lazy island does not suspend a server-rendered page, however often it re-renders', async () => {
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
  expect(screen.getByRole('heading').textContent).toBe('Accueil');
  expect(screen.getByRole('paragraph').textContent).toBe('un');
});

it('A lazy island suspends with its page after the first page is hydrated', async () => {
  markHydrated();
  const gate = new EventTarget();
  const Piece = lazyIsland(
    () =>
      new Promise<typeof code>((resolve) => {
        gate.addEventListener('open', () => resolve(code));
      }),
  );
  await act(async () => render(page(<Piece name="un" />)));
  expect(screen.queryByRole('heading')).toBe(null);
  expect(screen.getByRole('status').textContent).toBe('Page d’avant');
  await act(async () => void gate.dispatchEvent(new Event('open')));
  expect(screen.getByRole('heading').textContent).toBe('Accueil');
  expect(screen.getByRole('paragraph').textContent).toBe('un');
});
