import { toPriced, type Priced } from '../pricing.ts';
import type { WooRow } from './wooRow.ts';

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The price of a row that has one, with its dated promotion. */
export const wooPrice = (row: WooRow, rate: number): Priced =>
  toPriced(
    {
      line: row.line,
      regular: row.regularPrice ?? 0,
      reduced: row.salePrice,
      from: toDate(row.saleStarts),
      until: toDate(row.saleEnds),
    },
    rate,
  );
