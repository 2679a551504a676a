import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { DesignOnDisk } from './designOnDisk.ts';
import { previewErrors } from './previewErrors.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'teranga-preview-'));
afterAll(() => rmSync(folder, { recursive: true }));

const errorsOf = (preview: string | null) =>
  previewErrors({ folder, manifest: { manifest: { preview } } } as DesignOnDisk);

it.each<[string, Buffer, string[]]>([
  ['image.webp', Buffer.from('RIFF____WEBPVP8 ', 'latin1'), []],
  ['image.avif', Buffer.from('\0\0\0 ftypavif', 'latin1'), []],
  ['image.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), []],
  ['image.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), []],
  ['sound.webp', Buffer.from('RIFF____WAVEfmt ', 'latin1'), ['sound.webp is no WebP, AVIF, PNG or JPEG']],
  ['random.webp', Buffer.from('x'.repeat(500)), ['random.webp is no WebP, AVIF, PNG or JPEG']],
  ['empty.webp', Buffer.alloc(0), ['empty.webp is no WebP, AVIF, PNG or JPEG']],
  ['large.webp', Buffer.alloc(12_000_000), ['large.webp has more than 1000 kB']],
])('the rule reads %s by its content', (name, bytes, errors) => {
  writeFileSync(path.join(folder, name), bytes);
  expect(errorsOf(name)).toEqual(errors);
});

it('the rule refuses a folder, a file that is not there, and none', () => {
  mkdirSync(path.join(folder, 'images'));
  expect(errorsOf('images')).toEqual(['images is no file']);
  expect(errorsOf('nothing.webp')).toEqual(['design.json names no image that is there']);
  expect(errorsOf(null)).toEqual(['design.json names no image that is there']);
});
