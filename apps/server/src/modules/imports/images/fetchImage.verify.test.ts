import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anImage, imageServer } from '../testing/imageServer.ts';
import { fetchImage, type FetchRules } from './fetchImage.ts';
import { isPublicAddress } from '../../../platform/net/isPublicAddress.ts';

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
const images = Object.fromEntries(
  await Promise.all(formats.map(async (format) => [format, await anImage(format)] as const)),
);
const maxBytes = 64 * 1024 * 1024;
const sends =
  (body: Buffer | string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);
const redirectsTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

const { origin, port, requested } = await imageServer({
  ...Object.fromEntries(Object.entries(images).map(([format, bytes]) => [`/${format}`, sends(bytes)])),
  '/named-otherwise': sends(images['png'] ?? '', { 'content-type': 'text/html' }),
  '/page': sends('<html></html>', { 'content-type': 'image/png' }),
  '/drawing': sends('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' }),
  '/said-too-big': sends(images['png'] ?? '', { 'content-length': String(maxBytes + 1) }),
  '/too-big': (_, response) => {
    response.writeHead(200);
    const send = () => {
      while (response.writable && response.write(Buffer.alloc(1024 * 1024))) continue;
    };
    response.on('drain', send);
    send();
  },
  '/phone': sends(
    await plain(40, 20)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Awa' } })
      .jpeg()
      .toBuffer(),
  ),
  '/huge': sends(await plain(10_000, 4_001).png().toBuffer()),
  '/silent': () => undefined,
  '/never-ends': (_, response) => void response.writeHead(200).write('x'),
  '/broken': (request) => request.socket.destroy(),
  '/moved': redirectsTo('/png', 301),
  '/moved-for-good': redirectsTo('moved', 308),
  '/to-itself': redirectsTo('/to-itself'),
  '/to-private': redirectsTo('http://169.254.169.254/latest/meta-data/'),
  '/to-file': redirectsTo('file:///etc/passwd'),
});

const rules: FetchRules = {
  mayFetch: (address) => address === '127.0.0.1',
  maxBytes,
  timeoutMs: 5_000,
  maxRedirects: 3,
};
const reasonOf = (url: string, more: Partial<FetchRules> = {}): Promise<string> =>
  fetchImage(url, { ...rules, ...more }).then(
    () => 'fetched',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('an image', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['avif', 'avif'],
    ['named-otherwise', 'png'],
    ['moved', 'png'],
    ['moved-for-good', 'png'],
  ])('at /%s is fetched and gets the extension .%s from its content', async (path, extension) => {
    const fetched = await fetchImage(`${origin}/${path}`, rules);
    expect(fetched.extension).toBe(extension);
    expect((await sharp(fetched.bytes).metadata()).width).toBeGreaterThan(0);
  });

  it('is stored upright and without what says where it was taken', async () => {
    const { bytes } = await fetchImage(`${origin}/phone`, rules);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect(width).toBe(20);
    expect(height).toBe(40);
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
  });

  it.each([
    ['/nowhere', 'le serveur répond 404'],
    ['/page', 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF lisible.'],
    ['/drawing', 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF lisible.'],
    ['/huge', 'Cette image a plus de 40 millions de points.'],
    ['/said-too-big', 'image de plus de 64 Mo'],
    ['/too-big', 'image de plus de 64 Mo'],
    ['/broken', 'serveur injoignable (ECONNRESET)'],
    ['/to-itself', 'trop de redirections'],
    ['/to-private', 'adresse d’un réseau privé, refusée'],
    ['/to-file', 'adresse qui n’est ni http ni https'],
  ])('at %s cannot be fetched: %s', async (path, reason) => {
    expect(await reasonOf(`${origin}${path}`)).toBe(`ImageError: ${reason}`);
  });

  it.each(['/silent', '/never-ends'])('at %s is not waited for', async (path) => {
    expect(await reasonOf(`${origin}${path}`, { timeoutMs: 60 })).toBe(
      'ImageError: pas d’image après 0 secondes',
    );
  });

  it.each([
    ['pas une adresse', 'adresse illisible'],
    ['//x.test/a.png', 'adresse illisible'],
    ['ftp://x.test/a.png', 'adresse qui n’est ni http ni https'],
    ['data:image/png;base64,AAAA', 'adresse qui n’est ni http ni https'],
    ['http://x.invalid/a.png', 'serveur injoignable (ENOTFOUND)'],
  ])('with the URL %s cannot be fetched: %s', async (url, reason) => {
    expect(await reasonOf(url)).toBe(`ImageError: ${reason}`);
  });

  it.each([
    ['127.0.0.1'],
    ['localhost'],
    ['2130706433'],
    ['0x7f.1'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['127.0.0.1.'],
  ])('is not requested from %s, which is this machine', async (host) => {
    requested.length = 0;
    expect(await reasonOf(`http://${host}:${port}/png`, { mayFetch: isPublicAddress })).toBe(
      'ImageError: adresse d’un réseau privé, refusée',
    );
    expect(requested).toEqual([]);
  });
});
