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
const run = (code: string) => runWatched(['--eval', code], {}, progress, stillMs);
const write = (text: string) => `require('node:fs').writeFileSync(${JSON.stringify(progress)}, '${text}');`;

it('runWatched ends an endless program and its child processes, and reports its last progress', async () => {
  const inner = JSON.stringify(`${write('the page home')} for (;;);`);
  const outer = `require('node:child_process').spawn(process.execPath, ['--eval', ${inner}], { stdio: 'inherit' });`;
  expect(await run(outer)).toEqual({ stderr: '', stoodAt: 'the page home' });
});

it('runWatched returns the stderr of a program that ends', async () => {
  expect(await run("console.error('no such file')")).toEqual({ stderr: 'no such file\n', stoodAt: null });
});
