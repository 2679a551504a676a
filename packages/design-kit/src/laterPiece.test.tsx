// @vitest-environment jsdom
import { act, render, screen, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { laterPiece, retryMs } from './laterPiece.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = { default: ({ name }: { name: string }) => <p>{name}</p> };

it('is drawn when its code is here, and fetched once for all', async () => {
  let asked = 0;
  const Piece = laterPiece(async () => {
    asked += 1;
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
  expect(asked).toBe(1);
});

it('asks again for code that could not be had', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(code)];
  const Piece = laterPiece(() => answers.shift() ?? Promise.resolve(code));
  await act(async () => render(<Piece name="un" />));
  expect(screen.queryByRole('paragraph')).toBe(null);
  await act(() => vi.advanceTimersByTimeAsync(retryMs));
  expect(screen.getByRole('paragraph').textContent).toBe('un');
});
