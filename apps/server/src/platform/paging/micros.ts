// A cursor names microseconds: a `Date` would round them, and lose or repeat a row.

/** SQL: the microseconds of a column of moments, for the cursor of its row. */
export const toMicros = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** SQL: the moment of a cursor's microseconds, which a parameter such as `$9` holds. */
export const fromMicros = (parameter: string): string =>
  `'epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond'`;
