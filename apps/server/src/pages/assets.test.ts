import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const clientFolder = await mkdtemp(path.join(tmpdir(), 'teranga-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));
const script = 'console.log("bonjour")';
const file = path.join(clientFolder, 'assets', 'entry-ab12cd34.js');
await mkdir(path.join(clientFolder, 'assets'));
await mkdir(path.join(clientFolder, '.vite'));
await writeFile(file, script);
await writeFile(`${file}.br`, brotliCompressSync(script));
await writeFile(`${file}.gz`, gzipSync(script));
await writeFile(path.join(clientFolder, 'secret.js'), 'secret');
const { inject } = await testApp({ clientFolder });

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])(
  'the server sends the build-time compressed file to a client that accepts %s',
  async (accepted, encoding) => {
    const answer = await inject('a', {
      url: '/assets/entry-ab12cd34.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toEqual(encoding);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.vary).toBe('accept-encoding');
  },
);

it.each([
  ['/assets/gone.js', 404],
  ['/assets/..%2fsecret.js', 404],
  ['/assets/..%2f.vite%2fmanifest.json', 404],
  ['/assets/', 403],
])('The server responds to %s with a plain, uncacheable %i', async (url, status) => {
  const answer = await inject('a', url);
  expect(answer.statusCode).toEqual(status);
  expect(answer.headers['cache-control']).toBe('no-store');
});
