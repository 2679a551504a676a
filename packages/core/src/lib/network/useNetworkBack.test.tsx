import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkSettleMs } from './onNetworkBack.ts';
import { useNetworkBack } from './useNetworkBack.ts';

function turn(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what waited is run once, when the network has stayed, and as it was said last', () => {
  const ran: string[] = [];
  const { rerender } = renderHook(({ name }) => useNetworkBack(() => void ran.push(name)), {
    initialProps: { name: 'first' },
  });
  turn(true);
  turn(true);
  rerender({ name: 'last' });
  vi.advanceTimersByTime(networkSettleMs - 1);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['last']);
});

it('A network that drops at once is not used, and nothing runs after unmounting', () => {
  const ran: string[] = [];
  const { unmount } = renderHook(() => useNetworkBack(() => void ran.push('run')));
  turn(true);
  turn(false);
  vi.advanceTimersByTime(networkSettleMs);
  turn(true);
  unmount();
  vi.advanceTimersByTime(networkSettleMs);
  expect(ran).toEqual([]);
});
