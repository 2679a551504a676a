/** Collects the values of a statement and assigns each its placeholder. */
export interface SqlValues {
  readonly all: unknown[];
  place(value: unknown): string;
}

/** No values yet. */
export function sqlValues(): SqlValues {
  const all: unknown[] = [];
  return { all, place: (value) => `$${all.push(value)}` };
}
