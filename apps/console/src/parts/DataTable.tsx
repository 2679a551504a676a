import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './DataTable.module.css';

/** A column on a desk, a place on a phone's card. */
export interface Column<Row> {
  title: string;
  /**
   * Where a card shows it, from its first line to its last, at the start or the end of the line.
   * `wide`: a whole first line. `desk`: a desk alone shows it.
   */
  at: 'wide' | 'title' | 'end' | 'line' | 'lineEnd' | 'foot' | 'footEnd' | 'desk';
  /** Amounts and counts stand at the end of their column. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the rows are, for who listens. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** Rows of a list: a table on a desk, cards on a phone. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles['row']}>
            {columns.map(({ title, at, isNumber, cell }) => (
              <td key={title} className={styles['cell']} data-at={at} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The link of a row: all of the row leads there. At most one in a row. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['link']}>
      {children}
    </Link>
  );
}

/** A second, softer line of a cell; `isForDesk`: a phone's card has no room for it. */
export function CellNote({ isForDesk = false, children }: { isForDesk?: boolean; children: ReactNode }) {
  return (
    <span className={styles['note']} data-desk={isForDesk}>
      {children}
    </span>
  );
}
