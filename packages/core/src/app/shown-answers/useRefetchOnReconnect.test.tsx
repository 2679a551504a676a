// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useProductList } from '../../features/catalogue/useProductList.ts';
import { networkSettleMs } from '../../lib/network/useNetworkBack.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serve.ts';
import { useRefetchOnReconnect } from './useRefetchOnReconnect.ts';

const served = serveWorld();
const everything = new URLSearchParams();

it('On reconnection a list that failed for lack of a network is refetched; requests the server refused are not repeated', async () => {
  const requested: string[] = [];
  served.server.events.on(
    'request:start',
    ({ request }) => void requested.push(new URL(request.url).pathname),
  );
  served.server.use(
    http.get('*/api/products', () => HttpResponse.error(), { once: true }),
    http.get('*/api/categories/brands', () => HttpResponse.json({}, { status: 500 })),
  );
  const { result } = renderHookWithStore(() => {
    useRefetchOnReconnect();
    return useProductList({ query: everything, go: () => undefined });
  });
  await waitFor(() => expect(result.current.results.status).toBe('failed'));
  await waitFor(() => expect(result.current.filterFailure).not.toBe(null));
  const requestedBefore = requested.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.results.status).toBe('ready'), { timeout: 3 * networkSettleMs });
  expect(requested.slice(requestedBefore)).toEqual(['/api/products']);
});
