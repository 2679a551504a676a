import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { useProductList } from '../../features/catalogue/useProductList.ts';
import { networkSettleMs } from '../network/onNetworkBack.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { useReconnectListener } from './useReconnectListener.ts';

const served = serveWorld();
afterEach(() => void vi.useRealTimers());

const everything = new URLSearchParams();

it('On reconnection what is on screen is refetched: the list that failed for lack of a network is there', async () => {
  served.server.use(http.get('*/api/products', () => HttpResponse.error(), { once: true }));
  const { result } = renderHookWithStore(() => {
    useReconnectListener();
    return useProductList({ query: everything, go: () => undefined });
  });
  await waitFor(() => expect(result.current.results.status).toBe('failed'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void vi.advanceTimersByTime(networkSettleMs));
  await waitFor(() => expect(result.current.results.status).toBe('ready'));
});
