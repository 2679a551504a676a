import { createHash } from 'node:crypto';
import path from 'node:path';

/** Characters of a style sheet's mark: 64 to the fourth, for a few hundred sheets. */
const markLength = 4;

/**
 * Names CSS classes by their own name and a hash of their style sheet: short, and identical for
 * browser and server. Throws if two sheets share a hash.
 */
export function makeScopedNames(root: string): (name: string, file: string) => string {
  const sheets = new Map<string, string>();
  return (name, file) => {
    const sheet = path.relative(root, file);
    const mark = createHash('sha256').update(sheet).digest('base64url').slice(0, markLength);
    const other = sheets.get(mark);
    if (other !== undefined && other !== sheet)
      throw new Error(`${sheet} and ${other} would share their class names. Rename one of them.`);
    sheets.set(mark, sheet);
    return `${name}_${mark}`;
  };
}
