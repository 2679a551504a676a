import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LastResort } from './LastResort.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 'Unexpected Application Error!'],
  [false, 'Vous êtes hors ligne'],
])('the last resort with a network (%s) is titled: %s', (isOnline, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<LastResort retry={() => undefined} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
});

it('The last resort marks its English title', () => {
  render(<LastResort retry={() => undefined} />);
  expect(screen.getByRole('heading').lang).toBe('en');
});

it('a failed render is retried when the network is back', () => {
  vi.useFakeTimers();
  const retry = vi.fn<() => void>();
  render(<LastResort retry={retry} />);
  window.dispatchEvent(new Event('online'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(retry.mock.calls).toHaveLength(1);
});
