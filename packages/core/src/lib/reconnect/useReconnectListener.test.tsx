import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useProductList } from '../../features/catalogue/useProductList.ts';
import { networkSettleMs } from '../network/onNetworkBack.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serve.ts';
import { useReconnectListener } from './useReconnectListener.ts';

const served = serveWorld();
const everything = new URLSearchParams();

it('On reconnection what is on screen is refetched: the list that failed for lack of a network is there', async () => {
  served.server.use(http.get('*/api/products', () => HttpResponse.error(), { once: true }));
  const { result } = renderHookWithStore(() => {
    useReconnectListener();
    return useProductList({ query: everything, go: () => undefined });
  });
  await waitFor(() => expect(result.current.results.status).toBe('failed'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.results.status).toBe('ready'), {
    timeout: 3 * networkSettleMs,
  });
});
