import { mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { imagesFolder, resizedFolder } from '../../platform/images/storeFolders.ts';
import { testApp } from '../../testing/testApp.ts';

const { app, inject } = await testApp({ logStream: { write: () => undefined } });
const images = imagesFolder(app.config.dataDir, 'a');
const resized = resizedFolder(app.config.dataDir, 'a');
const photo = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#a8461f' } })
  .jpeg()
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const immutable = 'public, max-age=31536000, immutable';

beforeAll(async () => {
  await mkdir(images, { recursive: true });
  await mkdir(imagesFolder(app.config.dataDir, 'b'), { recursive: true });
  for (const name of ['photo.jpg', 'twin.jpg', 'Photo_2.v1.jpg'])
    await writeFile(path.join(images, name), photo);
  await writeFile(path.join(images, 'dessin.svg'), svg);
  await writeFile(path.join(images, 'broken.jpg'), 'no image at all');
  await writeFile(path.join(images, 'notes.txt'), 'secret');
  await writeFile(path.join(images, '..', 'secret.jpg'), 'secret');
  await writeFile(path.join(imagesFolder(app.config.dataDir, 'b'), 'only-b.jpg'), 'secret');
  await symlink('../secret.jpg', path.join(images, 'link.jpg'));
  await mkdir(path.join(images, 'folder.jpg'));
});

const get = (url: string, headers: Record<string, string> = {}) => inject('a', { url, headers });
const sizeOf = async (payload: Buffer) => {
  const { format, width, height } = await sharp(payload).metadata();
  return { format, width, height };
};

describe('an original image', () => {
  it.each(['photo.jpg', 'Photo_2.v1.jpg'])('the image %s is complete and immutable', async (name) => {
    const answer = await get(`/cdn/${name}`);
    expect(answer.rawPayload.equals(photo)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'cache-control': immutable,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers.vary).toBe(undefined);
    expect(answer.cookies).toEqual([]);
  });

  it('is not resent to who has it', async () => {
    const { etag = '' } = (await get('/cdn/photo.jpg')).headers;
    const revalidated = await get('/cdn/photo.jpg', { 'if-none-match': etag });
    expect(revalidated.statusCode).toBe(304);
    expect(revalidated.payload).toBe('');
  });

  it('returns its headers only for HEAD', async () => {
    const answer = await inject('a', { method: 'HEAD', url: '/cdn/photo.jpg' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toEqual(String(photo.length));
    expect(answer.payload).toBe('');
  });

  it("redirects to the store's icon when the store has no logo", async () => {
    const { statusCode, headers } = await get('/cdn/logo-blue.png?w=160');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/icons/192.png');
  });

  it('belongs to its store', async () => {
    expect((await inject('b', '/cdn/photo.jpg')).statusCode).toBe(404);
    expect((await get('/cdn/only-b.jpg')).statusCode).toBe(404);
  });
});

describe('a resized image', () => {
  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  it.each([
    [chrome, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['image/*', 'image/jpeg', 'jpeg'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('for "%s" is %s', async (accept, mediaType, format) => {
    const answer = await get('/cdn/photo.jpg?w=320', { accept });
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      vary: 'Accept, Save-Data',
      'cache-control': immutable,
    });
    expect(await sizeOf(answer.rawPayload)).toEqual({ format, width: 320, height: 160 });
  });

  it.each([
    ['160', 160],
    ['1', 160],
    ['161', 320],
    ['500', 640],
    ['960', 700],
    ['1600', 700],
    ['99999', 700],
  ])(
    'requested %s wide has the next available width, never larger than the original: %i',
    async (requested, width) => {
      const answer = await get(`/cdn/photo.jpg?w=${requested}`);
      expect((await sizeOf(answer.rawPayload)).width).toBe(width);
    },
  );

  it.each([
    [{ 'save-data': 'on' }, '960', 320],
    [{ ect: 'slow-2g' }, '640', 320],
    [{ cookie: 'sid=1; economy=on' }, '480', 160],
    [{ cookie: 'economy=off', 'save-data': 'on' }, '640', 640],
    [{ ect: '4g' }, '640', 640],
  ])(
    'requested with %j and width %s is %i wide; a reduced image is cacheable privately only',
    async (headers, requested, width) => {
      const answer = await get(`/cdn/photo.jpg?w=${requested}`, headers);
      expect((await sizeOf(answer.rawPayload)).width).toEqual(width);
      expect(answer.headers['cache-control']).toEqual(
        width < Number(requested) ? 'private, max-age=86400' : immutable,
      );
    },
  );

  it.each(['0', '-320', '3.5', 'abc', '', '1e3', '999999', '320&w=640'])(
    'requested "%s" wide is refused',
    async (requested) => {
      const answer = await get(`/cdn/photo.jpg?w=${requested}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: 'La largeur demandée n’est pas valide.' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is created once for many concurrent requests, and stored completely', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/cdn/twin.jpg?w=480')));
    expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload.length}`)).size).toBe(1);
    const saved = (await readdir(resized)).filter((name) => name.startsWith('twin.jpg'));
    expect(saved).toHaveLength(1);
    const { mtimeMs } = await stat(path.join(resized, saved[0] ?? ''));
    await get('/cdn/twin.jpg?w=480');
    expect((await stat(path.join(resized, saved[0] ?? ''))).mtimeMs).toBe(mtimeMs);
  });

  it('is updated when its original is replaced under the same name', async () => {
    const before = await get('/cdn/photo.jpg?w=160');
    await writeFile(
      path.join(images, 'photo.jpg'),
      await sharp(photo).resize(400, 400, { fit: 'fill' }).jpeg().toBuffer(),
    );
    const after = await get('/cdn/photo.jpg?w=160');
    expect((await sizeOf(before.rawPayload)).height).toBe(80);
    expect((await sizeOf(after.rawPayload)).height).toBe(160);
    await writeFile(path.join(images, 'photo.jpg'), photo);
    await utimes(path.join(images, 'photo.jpg'), new Date(), new Date());
  });

  it('of a file that is not an image is a 404', async () => {
    const answer = await get('/cdn/broken.jpg?w=320');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Image introuvable.' });
    expect((await readdir(resized)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it('is refused while too many are being made', async () => {
    const names = Array.from({ length: 80 }, (_, index) => `many-${index}.jpg`);
    for (const name of names) await writeFile(path.join(images, name), photo);
    const answers = await Promise.all(names.map((name) => get(`/cdn/${name}?w=160`)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(
      refused.length > 0 && answers.every(({ statusCode }) => statusCode === 200 || statusCode === 503),
    ).toBe(true);
    expect(refused[0]?.json()).toEqual({
      message: 'Trop d’images sont demandées en même temps. Veuillez réessayer dans un instant.',
    });
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });
});

describe('a vector image', () => {
  it.each(['/cdn/dessin.svg', '/cdn/dessin.svg?w=320'])(
    'the vector image %s is served unchanged, and cannot run scripts',
    async (url) => {
      const answer = await get(url);
      expect(answer.payload).toBe(svg);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    },
  );
});

/** Sends the request over a real connection with the exact URL: `inject` would resolve its dots. */
async function getRaw(url: string): Promise<{ status: number; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const requested = request({ host: '127.0.0.1', port, path: url, headers: { host: 'a.localhost' } });
  requested.end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

describe('files outside the folder', async () => {
  await app.listen({ port: 0 });

  it.each([
    '/cdn/',
    '/cdn/missing.jpg',
    '/cdn/notes.txt',
    '/cdn/folder.jpg',
    '/cdn/link.jpg',
    '/cdn/link.jpg?w=320',
    '/cdn/../secret.jpg',
    '/cdn/..%2fsecret.jpg',
    '/cdn/..%2Fsecret.jpg?w=320',
    '/cdn/%2e%2e/secret.jpg',
    '/cdn/%2e%2e%2fsecret.jpg',
    '/cdn/..%5csecret.jpg',
    '/cdn/..%252fsecret.jpg',
    '/cdn/....//secret.jpg',
    '/cdn//etc/passwd',
    '/cdn/%2fetc%2fpasswd',
    '/cdn/folder.jpg/../photo.jpg',
    '/cdn/.photo.jpg',
    '/cdn/photo.jpg/',
    '/cdn/photo.jpg%20',
    '/cdn/file:photo.jpg',
    '/cdn/https://example.com/photo.jpg',
    `/cdn/${'x'.repeat(300)}.jpg`,
  ])('the address %s answers 404', async (url) => {
    const { status, body } = await getRaw(url);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toEqual({ message: 'Image introuvable.' });
  });

  it('a NUL byte is refused', async () => {
    expect((await get('/cdn/photo.jpg%00.png')).statusCode).toBe(422);
  });
});
