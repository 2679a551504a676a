import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { imagesFolder, resizedFolder } from './storeFolders.ts';

const lines: string[] = [];
const { app, inject } = await testApp({ logStream: { write: (line) => lines.push(line) } });
const { dataDir } = app.config;
const resized = resizedFolder(dataDir, 'a');
const images = imagesFolder(dataDir, 'a');

/** Until `free` is called nothing can be stored: a file occupies the folder's path. */
beforeEach(async () => {
  await mkdir(images, { recursive: true });
  const photo = sharp({ create: { width: 700, height: 350, channels: 3, background: '#a8461f' } });
  await writeFile(path.join(images, 'photo.jpg'), await photo.jpeg().toBuffer());
  await rm(resized, { recursive: true, force: true });
  await writeFile(resized, '');
  lines.length = 0;
});
const free = () => rm(resized);

it.each([
  ['a resized image', '/cdn/photo.jpg?w=320', { format: 'jpeg', width: 320 }],
  ['an icon', '/icons/192.png', { format: 'png', width: 192 }],
  ['a preview image', '/social/store.jpg', { format: 'jpeg', width: 1200 }],
])('%s that cannot be stored is sent all the same, and the log says so', async (_what, url, made) => {
  const answer = await inject('a', url);
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject(made);
  expect(lines.filter((line) => line.includes('an image was made but could not be stored'))).toHaveLength(1);
});

it('an unstored image is stored as soon as that is possible again', async () => {
  await inject('a', '/cdn/photo.jpg?w=320');
  await free();
  const tags = [];
  for (let time = 0; time < 2; time += 1)
    tags.push((await inject('a', '/cdn/photo.jpg?w=320')).headers['etag']);
  expect(tags[0]).toBe(tags[1]);
});
