import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { DesignManifest } from './manifest.ts';

/** The name of the file in a design's folder. */
export const manifestFile = 'design.json';

/** The content of a `design.json`, or why it cannot be read. */
export type ReadManifest = { manifest: DesignManifest; errors: [] } | { manifest: null; errors: string[] };

/** Whether a text is valid JSON except that it ends too early. */
function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return position === undefined ? /end of JSON/.test(message) : Number(position) >= text.length;
  }
}

/** The first line that makes a text invalid JSON. */
function firstInvalidLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex((_, index) => !mayGoOn(lines.slice(0, index + 1).join('\n')));
  return first === -1 ? lines.length : first + 1;
}

/** Reads a design's `design.json`. */
export function readManifest(folder: string): ReadManifest {
  const file = path.join(folder, manifestFile);
  if (!existsSync(file)) return { manifest: null, errors: ['is missing'] };
  const text = readFileSync(file, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { manifest: null, errors: [`is no JSON, by its line ${firstInvalidLine(text)}`] };
  }
  const errors = [...Value.Errors(DesignManifest as TSchema, value)];
  if (errors.length === 0) return { manifest: value as DesignManifest, errors: [] };
  return {
    manifest: null,
    errors: errors.map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`),
  };
}

/** The designs there are: folders with a `src/index.ts`. */
export function designIds(designsFolder: string): string[] {
  if (!existsSync(designsFolder)) return [];
  return readdirSync(designsFolder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(designsFolder, entry.name, 'src/index.ts')),
    )
    .map(({ name }) => name)
    .toSorted();
}
