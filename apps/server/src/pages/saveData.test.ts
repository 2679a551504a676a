import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';

const plain = (path: string) => `<html lang="fr"><p>${path}</p>`;
const saving = (path: string) => `<html lang="fr" data-saver=""><p>${path}</p>`;

let rendered = 0;
const isPrivate = (url: string) => url.startsWith('/orders-status/');
const render = async ({ url, savesData }: RenderRequest) => {
  rendered += 1;
  return {
    status: 200,
    html: savesData ? saving(url) : plain(url),
    inline: nothingInline,
    isPrivate: isPrivate(url),
  };
};
const { inject } = await testApp({ renderer: { build: 'test', designs: ['default'], isPrivate, render } });

const getPage = (url: string, headers: Record<string, string>) => inject('a', { url, headers });

describe('a browser that sends Save-Data', () => {
  it.each(['/first', '/orders-status/ABCD'])(
    'gets %s in data-saver mode, unlike any other browser',
    async (path) => {
      const htmlFor = async (headers: Record<string, string>) => (await getPage(path, headers)).payload;
      const pages = [
        await htmlFor({}),
        await htmlFor({ 'save-data': 'on' }),
        await htmlFor({ 'save-data': 'off' }),
      ];
      expect(pages).toEqual([plain(path), saving(path), plain(path)]);
    },
  );

  it('gets a page that is cached separately, here and in every shared cache', async () => {
    const [page] = [await getPage('/kept', {}), await getPage('/kept', { 'save-data': 'on' })];
    const before = rendered;
    const dataSaverPage = await getPage('/kept', { 'save-data': 'on' });
    expect(rendered - before).toBe(0);
    expect(page.headers['vary']).toBe('accept-encoding, save-data');
    expect(dataSaverPage.headers['vary']).toBe('accept-encoding, save-data');
    expect(dataSaverPage.headers['etag']).not.toBe(page.headers['etag']);
  });
});
