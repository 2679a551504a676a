import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runWatched } from './watched.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'teranga-watched-'));
const progress = path.join(folder, 'progress');
afterAll(() => rmSync(folder, { recursive: true }));

/** Long enough for a program to begin on a busy machine, in milliseconds. */
const stillMs = 4000;
const run = (program: string) =>
  runWatched([path.join(import.meta.dirname, 'testing', program), progress], {}, progress, stillMs);

it('runWatched ends an endless program and its child processes, and reports its last progress', async () => {
  expect(await run('parentOfEndless.mjs')).toEqual({ stderr: '', stoodAt: 'the page home' });
});

it('runWatched returns the stderr of a program that ends', async () => {
  expect(await run('failing.mjs')).toEqual({ stderr: 'no such file\n', stoodAt: null });
});
