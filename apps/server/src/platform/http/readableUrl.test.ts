import { nothingInline } from '@teranga/core/pages/render';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

let rendered: string[] = [];
const { app, inject } = await testApp({
  renderer: {
    build: 'test',
    designs: ['default'],
    isPrivate: () => false,
    async render({ url }) {
      rendered.push(url);
      return { status: 404, html: '<!doctype html>', inline: nothingInline, isPrivate: false };
    },
  },
});
beforeEach(() => {
  rendered = [];
});

describe("a page's address that cannot be read", () => {
  it.each([
    ['/products/%FF', '/products/%FF'],
    ['/products/%E0%A4%A?page=%FF', '/products/%E0%A4%A?page=%EF%BF%BD'],
    ['/100%', '/100%'],
    ['/products/%00?category=%00', '/products/%00?category=%00'],
    [`/products/${'9'.repeat(3_000)}`, `/products/${'9'.repeat(3_000)}`],
  ])('is rendered with the requested URL: %s', async (url, requested) => {
    const answer = await inject('a', url);
    expect(answer.statusCode).toBe(404);
    expect(rendered).toEqual([requested]);
  });

  it.each(['a', 'none'])('is answered with «Aucune boutique» only for an unknown host', async (store) => {
    const host = `${store}.localhost`;
    const { statusCode, payload } = await app.inject({ url: '/products/%FF', headers: { host } });
    expect(statusCode).toBe(404);
    expect(payload.includes('Aucune boutique')).toEqual(store === 'none');
  });
});
