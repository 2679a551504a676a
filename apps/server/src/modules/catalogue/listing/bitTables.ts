/** A common table expression that is computed once, and only when it is read. */
export const table = (name: string, sql: string): string => `${name} as materialized (${sql})`;

/** The bit of a product `p` among the 64 it shares a word with. */
export const wordBit = '1::bigint << (63 - (p.number & 63))';

/** Builds a set from a column of 64-bit words. */
export const fromWords = (words: string, column: string): string =>
  `select word >> 6 as chunk, bit_or(${column}::bit(64)::bit(4096) >> (64 * (word & 63))) as bits
   from ${words} where ${column} is not null group by 1`;

/** Bits of the numbers of `p`, which `from` must define. */
export const wordsBitmap = (name: string, from: string): string[] => [
  table(`${name}_words`, `select p.number >> 6 as word, bit_or(${wordBit}) as bits ${from} group by 1`),
  table(name, fromWords(`${name}_words`, 'bits')),
];

/** Bits of the products `p` that match a condition. */
export const conditionBitmap = (name: string, condition: string): string[] =>
  wordsBitmap(name, `from products p where p.is_published and ${condition}`);

/** How many products a set holds. */
export const sizeOf = (name: string): string =>
  `(select coalesce(sum(bit_count(bits)::integer), 0) from ${name})`;

/**
 * Concatenates all chunks of a set into one row. One extra bit is appended: it stands for products
 * added since.
 */
export const concatChunks = (name: string): string =>
  table(
    `${name}_whole`,
    `select bit_concat(coalesce(s.bits, 0::bit(4096)) order by n) || B'0' as bits
     from generate_series(0, (select max(chunk) from ${name})) as n left join ${name} s on s.chunk = n`,
  );

/** Whether a product `p` is in a set concatenated by `concatChunks`. */
export const containsProduct = (name: string): string =>
  `get_bit((select bits from ${name}_whole), least(p.number, (select length(bits) - 1 from ${name}_whole))) = 1`;
