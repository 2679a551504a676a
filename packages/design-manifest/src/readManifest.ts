import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { DesignManifest } from './manifest.ts';

/** The name of the file in a design's folder. */
export const manifestFile = 'design.json';

/** What a `design.json` says, or why it cannot be read. */
export type ReadManifest = { manifest: DesignManifest; faults: [] } | { manifest: null; faults: string[] };

/** Reads a design's `design.json`. */
export function readManifest(folder: string): ReadManifest {
  const file = path.join(folder, manifestFile);
  if (!existsSync(file)) return { manifest: null, faults: ['is missing'] };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { manifest: null, faults: ['is no JSON'] };
  }
  const errors = [...Value.Errors(DesignManifest as TSchema, value)];
  if (errors.length === 0) return { manifest: value as DesignManifest, faults: [] };
  return {
    manifest: null,
    faults: errors.map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`),
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
