import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';

const home = mkdtempSync(path.join(tmpdir(), 'teranga-rules-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A modified copy of a valid design, in a temporary folder that the test file removes. */
export function changedDesign(change: (file: (name: string) => string) => void): string {
  const folder = path.join(mkdtempSync(path.join(home, 'd-')), 'lybalikou');
  cpSync(path.join(import.meta.dirname, '../../../designs/lybalikou'), folder, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  change((name) => path.join(folder, name));
  return folder;
}

/** Replaces a text that the file must hold. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}
