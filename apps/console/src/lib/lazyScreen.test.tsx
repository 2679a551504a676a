import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('A screen’s code that fails to load once is refetched', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ default: () => 'Commandes' });
  const Orders = lazyScreen(load);
  render(
    <Suspense>
      <Orders />
    </Suspense>,
  );
  expect((await screen.findByText('Commandes')).isConnected).toBe(true);
});
