import type { FieldPath } from './contentDocument.ts';

/** The value at a path of a document of any shape; undefined where there is none. */
export function valueAt(document: unknown, path: FieldPath): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
