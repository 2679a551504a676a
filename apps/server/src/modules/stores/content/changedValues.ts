import { isDeepStrictEqual } from 'node:util';

const mostValues = 50;
const longestText = 300;

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isGroup(value) ? { ...value } : {});
const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;

/**
 * What differs between two documents, in their structure; texts are cut, and no more than 50
 * values.
 */
export function changedValues(before: unknown, after: unknown): { before: Fields; after: Fields } {
  let left = mostValues;
  const compare = (old: Fields, next: Fields): { before: Fields; after: Fields } => {
    const result: { before: Fields; after: Fields } = { before: {}, after: {} };
    for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
      const [was, is] = [old[key], next[key]];
      if (left === 0 || isDeepStrictEqual(was, is)) continue;
      if (isGroup(was) || isGroup(is)) {
        const inner = compare(fieldsOf(was), fieldsOf(is));
        if (was !== undefined) result.before[key] = inner.before;
        if (is !== undefined) result.after[key] = inner.after;
        continue;
      }
      left -= 1;
      if (was !== undefined) result.before[key] = shortened(was);
      if (is !== undefined) result.after[key] = shortened(is);
    }
    return result;
  };
  return compare(fieldsOf(before), fieldsOf(after));
}
