import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { offlineText } from '../network/offlineWords.ts';
import { deferred } from '../../testing/deferred.ts';
import { makeTestStore, memoryStorage, someSettings, testNow } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { baseApi } from './baseApi.ts';
import { requestTimeoutMs, type ApiRequest } from './baseQuery.ts';
import { expiredText } from './frameworkMessages.ts';

const served = serveWorld();

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, ApiRequest>({ query: (request) => request }),
    change: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
  }),
});
const { probe, change } = probeApi.endpoints;

/** Mock back end that accepts `token` and records the request headers. */
function echo(path: string, token: string) {
  const seen: Headers[] = [];
  const handler = http.post(`*/api${path}`, ({ request }) => {
    seen.push(request.headers);
    if (request.headers.get('X-CSRF-TOKEN') === token) return HttpResponse.json({ ok: true });
    return new HttpResponse('<html>Page expirée</html>', {
      status: 419,
      headers: { 'Content-Type': 'text/html' },
    });
  });
  served.server.use(handler);
  return seen;
}

function countTokens(body: object) {
  const count = { tokens: 0 };
  served.server.use(
    http.get('*/csrf-token', () => {
      count.tokens += 1;
      return HttpResponse.json(body);
    }),
  );
  return count;
}

const silentFetch = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

describe('A call', () => {
  it('sends the bearer token, the CSRF token and the Accept header', async () => {
    const seen = echo('/echo', 'jeton-1');
    const store = makeTestStore({ storage: memoryStorage({ authToken: 'porteur' }) });
    await store.dispatch(change.initiate({ url: '/echo', method: 'POST', body: { a: 1 } }));
    expect(seen[0]?.get('accept')).toBe('application/json');
    expect(seen[0]?.get('authorization')).toBe('Bearer porteur');
    expect(seen[0]?.get('x-csrf-token')).toBe('jeton-1');
    expect(seen[0]?.get('content-type')).toBe('application/json');
  });

  it('uses the injected fetch, with credentials', async () => {
    const requests: Request[] = [];
    const fetch = (request: Request) => {
      requests.push(request);
      return Promise.resolve(Response.json({ ok: true }));
    };
    const store = makeTestStore({
      fetch,
      settings: someSettings({ apiBaseUrl: '', siteUrl: 'http://a.test' }),
    });
    await store.dispatch(probe.initiate('/ping'));
    expect(requests.map(({ url, credentials, method }) => [url, credentials, method])).toEqual([
      ['http://a.test/api/ping', 'include', 'GET'],
    ]);
  });

  it('survives leaving the page when it says so, as a cart change does', async () => {
    const sent: [string, boolean][] = [];
    const fetch = ({ url, keepalive }: Request) => {
      sent.push([new URL(url).pathname, keepalive]);
      return Promise.resolve(Response.json({ csrfToken: 'jeton' }));
    };
    const store = makeTestStore({ fetch });
    const line = { productId: 'robe-wax', variationId: null };
    await store.dispatch(probe.initiate('/ping'));
    await store.dispatch(cartApi.endpoints.changeCart.initiate({ kind: 'set', line, quantity: 0 }));
    expect(sent.filter(([path]) => path.startsWith('/api'))).toEqual([
      ['/api/ping', false],
      ['/api/cart/remove', true],
    ]);
  });

  it('sends no visitor data to another service', async () => {
    const requests: Request[] = [];
    const fetch = (request: Request) => {
      requests.push(request);
      return Promise.resolve(Response.json({}));
    };
    const store = makeTestStore({ fetch, storage: memoryStorage({ authToken: 'porteur' }) });
    await store.dispatch(probe.initiate('https://rates.test/latest'));
    const [request] = requests;
    expect(request?.url).toBe('https://rates.test/latest');
    expect(request?.credentials).toBe('omit');
    expect([...(request?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  it.each([
    ['an empty answer', new HttpResponse(null, { status: 204 }), { data: null }],
    [
      'a page instead of data',
      HttpResponse.html('<p>Bonjour</p>'),
      { error: { status: 500, isNetworkError: true } },
    ],
    ['data cut off', new HttpResponse('{"a":'), { error: { status: 500, isNetworkError: true } }],
    [
      'no network',
      HttpResponse.error(),
      { error: { message: 'Une erreur inattendue est survenue', isNetworkError: true } },
    ],
    [
      'a refusal',
      HttpResponse.json({ message: 'Non' }, { status: 403 }),
      { error: { status: 403, message: 'Non' } },
    ],
  ])('makes a value of %s', async (_what, response, expected) => {
    served.server.use(http.get('*/api/probe', () => response));
    expect(await makeTestStore().dispatch(probe.initiate('/probe'))).toMatchObject(expected);
  });

  it.each([
    ['GET', offlineText, true],
    ['POST', 'Une erreur inattendue est survenue', undefined],
  ] as const)('a %s call of a device without a network says «%s»', async (method, message, isOffline) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { onLine: false });
    const store = makeTestStore({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { error } = await store.dispatch(probe.initiate({ url: '/probe', method }));
    expect(error).toEqual({ status: 500, message, isNetworkError: true, ...(isOffline && { isOffline }) });
    vi.unstubAllGlobals();
  });

  it('gives up after the time allowed', async () => {
    vi.useFakeTimers();
    const answer = makeTestStore({ fetch: silentFetch }).dispatch(probe.initiate('/slow'));
    await vi.advanceTimersByTimeAsync(requestTimeoutMs);
    expect(await answer).toMatchObject({ error: { status: 500, isNetworkError: true } });
    vi.useRealTimers();
  });
});

describe('The CSRF token', () => {
  it.each([['csrfToken'], ['csrf_token'], ['token']])('is read under the name %s', async (name) => {
    countTokens({ [name]: 'frais' });
    const seen = echo('/echo', 'frais');
    const store = makeTestStore({ settings: someSettings({ csrfToken: null }) });
    await store.dispatch(change.initiate({ url: '/echo', method: 'POST' }));
    expect(seen.map((headers) => headers.get('x-csrf-token'))).toEqual(['frais']);
  });

  it('is not fetched for requests that change nothing', async () => {
    const count = countTokens({ token: 'frais' });
    served.server.use(http.get('*/api/probe', () => HttpResponse.json(1)));
    const store = makeTestStore({ settings: someSettings({ csrfToken: null }) });
    await store.dispatch(probe.initiate('/probe'));
    expect(count.tokens).toBe(0);
  });

  it('is fetched once for requests that fail together, and each is retried once', async () => {
    const count = countTokens({ csrfToken: 'frais' });
    const seen = echo('/echo', 'frais');
    const store = makeTestStore({ settings: someSettings({ csrfToken: 'ancien' }) });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store.dispatch(change.initiate({ url: '/echo', method: 'POST' }))),
    );
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
    expect(count.tokens).toBe(1);
    expect(seen.length).toBe(10);
  });

  it('is not refetched for one that failed with the token before', async () => {
    const count = countTokens({ csrfToken: 'frais' });
    echo('/echo', 'frais');
    const slow = deferred();
    let slowCalls = 0;
    served.server.use(
      http.post('*/api/slow', async ({ request }) => {
        slowCalls += 1;
        if (slowCalls > 1) return HttpResponse.json({ token: request.headers.get('X-CSRF-TOKEN') });
        await slow.promise;
        return HttpResponse.json({}, { status: 419 });
      }),
    );
    const store = makeTestStore();
    const late = store.dispatch(change.initiate({ url: '/slow', method: 'POST' }));
    await store.dispatch(change.initiate({ url: '/echo', method: 'POST' }));
    slow.resolve();
    expect(await late).toMatchObject({ data: { token: 'frais' } });
    expect(count.tokens).toBe(1);
  });

  it('is renewed once: a second 419 is the answer', async () => {
    const count = countTokens({ csrfToken: 'encore-faux' });
    const seen = echo('/echo', 'jamais');
    const answer = await makeTestStore().dispatch(change.initiate({ url: '/echo', method: 'POST' }));
    expect(answer).toMatchObject({ error: { status: 419, message: expiredText } });
    expect(count.tokens).toBe(1);
    expect(seen.length).toBe(2);
  });

  it('leaves the first response unchanged when it cannot be fetched', async () => {
    served.server.use(http.get('*/csrf-token', () => HttpResponse.error()));
    const seen = echo('/echo', 'jamais');
    const answer = await makeTestStore().dispatch(change.initiate({ url: '/echo', method: 'POST' }));
    expect(answer.error).toEqual({ status: 419, message: expiredText });
    expect(seen.length).toBe(1);
  });
});

describe('The clock', () => {
  const serverNow = testNow + 3_600_000;
  const answerWith = (cacheControl: string) =>
    served.server.use(
      http.get('*/api/probe', () =>
        HttpResponse.json(1, {
          headers: { 'Cache-Control': cacheControl, Date: new Date(serverNow).toUTCString() },
        }),
      ),
    );

  it.each([
    ['private, no-store', serverNow],
    ['public, max-age=60', testNow],
  ])('after a response cached as «%s» is at %i', async (cacheControl, now) => {
    answerWith(cacheControl);
    const store = makeTestStore();
    await store.dispatch(probe.initiate('/probe'));
    expect(store.getState().clock.now).toBe(now);
  });
});
