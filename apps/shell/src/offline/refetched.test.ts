import { describe, expect, it } from 'vitest';
import { refetched } from './refetched.ts';

const pageAt = (cache: RequestCache) =>
  new Request('https://shop.example/checkout?product=robe', {
    cache,
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });

describe('The request for a page', () => {
  it('goes to the server, not to the browser’s cache', () => {
    const { url, cache, headers, redirect } = refetched(pageAt('default'));
    expect(cache).toBe('no-cache');
    expect(url).toBe('https://shop.example/checkout?product=robe');
    expect(headers.get('accept')).toBe('text/html');
    expect(redirect).toBe('manual');
  });

  it.each<RequestCache>(['force-cache', 'reload', 'no-cache'])(
    'that is to be answered by %s stays',
    (cache) => {
      const page = pageAt(cache);
      expect(refetched(page)).toBe(page);
    },
  );
});
