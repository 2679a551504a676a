import { productsPerPage, type ProductSort } from '@teranga/contract';
import { containsProduct, sizeOf, table, concatChunks } from './bitTables.ts';
import { cachedTables, type Search } from './searchBitmaps.ts';
import type { SqlValues } from './sqlValues.ts';

/** The parts of a statement that read the numbers of one page of the products in `filtered`. */
export interface PageSql {
  tables: string[];
  /** Columns of a `PageRow`. */
  columns: string[];
}

/** Arrays of numbers that make a page one after the other. */
export interface PageRow {
  first: number[];
  /** Read from the end backwards, as the others of this name. */
  firstFromEnd?: number[];
  second?: number[];
  secondFromEnd?: number[];
  third?: number[];
  thirdFromEnd?: number[];
  few?: number[];
}

const orders: Record<ProductSort, { forwards: string; backwards: string }> = {
  default: { forwards: 'p.added_at desc, p.id', backwards: 'p.added_at, p.id desc' },
  price_asc: { forwards: 'p.listed_price, p.id', backwards: 'p.listed_price desc, p.id desc' },
  price_desc: { forwards: 'p.listed_price desc, p.id desc', backwards: 'p.listed_price, p.id' },
};
/** Within a search: products in stock first, then best sellers. */
const bySales = {
  forwards: '(p.quantity > 0) desc, p.sold desc, p.id',
  backwards: '(p.quantity > 0), p.sold, p.id desc',
};
/**
 * Up to this many hits, all are sorted; above it, the hits before and after the page are only
 * counted.
 */
const fewProducts = 2_000;

const total = '(select n from total)';
const skippedBefore = (page: number) => (page - 1) * productsPerPage;

/** Numbers read from an index alone, in its order. */
const numbersIn = (condition: string, order: string, take: string, skip: string, name: string) =>
  `array(select p.number from products p where p.is_published and ${condition} order by ${order} limit ${take} offset ${skip}) as "${name}"`;

/** Two columns, one of them empty: numbers in an order, read from whichever end is nearer. */
function fromNearerEnd(part: {
  name: string;
  condition: string;
  order: { forwards: string; backwards: string };
  /** How many there are. */
  size: string;
  /** How many lie before, and how many the page takes. */
  skip: string;
  take: string;
}): string[] {
  const { name, condition, order, size, skip, take } = part;
  const length = `greatest(0, least(${take}, ${size} - ${skip}))`;
  const isNearEnd = `${skip} * 2 >= ${size}`;
  return [
    numbersIn(condition, order.forwards, `(case when ${isNearEnd} then 0 else ${length} end)`, skip, name),
    numbersIn(
      condition,
      order.backwards,
      `(case when ${isNearEnd} then ${length} else 0 end)`,
      `greatest(0, ${size} - ${skip} - ${length})`,
      `${name}FromEnd`,
    ),
  ];
}

/** A page in one of the list's own orders. */
export function sortedPage(sort: ProductSort, page: number, isNarrowed: boolean): PageSql {
  return {
    tables: isNarrowed ? [concatChunks('filtered')] : [],
    columns: fromNearerEnd({
      name: 'first',
      condition: isNarrowed ? containsProduct('filtered') : 'true',
      order: orders[sort],
      size: total,
      skip: String(skippedBefore(page)),
      take: String(productsPerPage),
    }),
  };
}

/** A page of a search whose products are listed, best first. */
function listedPage(numbers: readonly number[], page: number, { place }: SqlValues): PageSql {
  const all = `unnest(${place(numbers)}::integer[]) with ordinality as p (number, place)`;
  return {
    tables: [concatChunks('filtered')],
    columns: [
      `array(select p.number from ${all} where ${containsProduct('filtered')}
         order by p.place limit ${productsPerPage} offset ${skippedBefore(page)}) as first`,
    ],
  };
}

/** A subset of `filtered`, as a set and concatenated. */
const partOf = (name: string, bits: string, joins: string): string[] => [
  table(name, `select chunk, ${bits} as bits from filtered ${joins}`),
  concatChunks(name),
];

/**
 * A search's hits split by field: name, else heading, else description. Each set is computed only
 * when it is read.
 */
function fieldTables(key: string, values: SqlValues): string[] {
  const none = '0::bit(4096)';
  return [
    ...cachedTables('in_name', 'name', key, values),
    ...cachedTables('in_heading', 'heading', key, values),
    concatChunks('filtered'),
    ...partOf('named', 'filtered.bits & in_name.bits', 'join in_name using (chunk)'),
    ...partOf(
      'headed',
      `filtered.bits & in_heading.bits & ~coalesce(in_name.bits, ${none})`,
      'join in_heading using (chunk) left join in_name using (chunk)',
    ),
    ...partOf(
      'described',
      `filtered.bits & ~coalesce(in_heading.bits, ${none})`,
      'left join in_heading using (chunk)',
    ),
  ];
}

/**
 * A page of a search with cached bits: name matches, then heading matches, then description
 * matches.
 */
function cachedPage(key: string, page: number, values: SqlValues): PageSql {
  const skipped = skippedBefore(page);
  const end = skipped + productsPerPage;
  const isFew = `${total} <= ${fewProducts}`;
  const part = (name: string, before: string, column: string) =>
    fromNearerEnd({
      name: column,
      condition: containsProduct(name),
      order: bySales,
      // Where the page ends before this part begins, its set is not even made.
      size: `(case when ${isFew} or ${before} >= ${end} then 0 else ${sizeOf(name)} end)`,
      skip: `greatest(0, ${skipped} - ${before})`,
      take: `(${end} - greatest(${skipped}, ${before}))`,
    });
  const named = sizeOf('named');
  const headed = `(case when ${named} >= ${end} then ${named} else ${named} + ${sizeOf('headed')} end)`;
  const rank = `case when ${containsProduct('named')} then 0 when ${containsProduct('headed')} then 1 else 2 end`;
  const inOrder = `select p.number, ${rank} as rank, row_number() over (order by ${bySales.forwards}) as place
    from products p where p.is_published and ${containsProduct('filtered')} order by ${bySales.forwards} limit (case when ${isFew} then ${total} else 0 end)`;
  return {
    tables: fieldTables(key, values),
    columns: [
      ...part('named', '0', 'first'),
      ...part('headed', named, 'second'),
      ...part('described', headed, 'third'),
      `array(select number from (${inOrder}) as p order by rank, place limit ${productsPerPage} offset ${skipped}) as few`,
    ],
  };
}

/** A page of a search, best first. */
export const rankedPage = (search: Search, page: number, values: SqlValues): PageSql =>
  'key' in search ? cachedPage(search.key, page, values) : listedPage(search.numbers, page, values);

/** The numbers of a page, in order. */
export const pageNumbers = (row: PageRow): number[] => [
  ...row.first,
  ...(row.firstFromEnd ?? []).toReversed(),
  ...(row.second ?? []),
  ...(row.secondFromEnd ?? []).toReversed(),
  ...(row.third ?? []),
  ...(row.thirdFromEnd ?? []).toReversed(),
  ...(row.few ?? []),
];
