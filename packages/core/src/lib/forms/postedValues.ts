import type { PostedForm } from '../posted/index.ts';

/** The values of some fields of a posted form; absent those that were not posted. */
export function postedValues<Name extends string>(
  posted: PostedForm | null,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = posted?.values[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}
