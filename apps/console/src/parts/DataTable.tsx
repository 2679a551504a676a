import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Selection } from '../lib/useSelection.ts';
import card from './cardTable.module.css';
import styles from './DataTable.module.css';

/** A column on a desk, a place on a phone's card. */
export interface Column<Row> {
  title: string;
  /**
   * Where a card shows it, from its first line to its last, at the start or the end of the line.
   * `wide`: a whole first line. `desk`: a desk alone shows it.
   */
  at: 'wide' | 'title' | 'end' | 'line' | 'lineEnd' | 'footer' | 'footerEnd' | 'desk';
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
  /** Rows can be chosen, for actions on several at once; `nameOf` is what a row is called. */
  selection?: Selection | undefined;
  nameOf?: (row: Row) => string;
}

interface BoxProps {
  label: string;
  /** A phone shows its label: no column is there to explain it. */
  isForAll?: boolean;
  isChecked: boolean;
  onChange: () => void;
}

/** The box that chooses a row; its whole cell can be pressed. */
function SelectBox({ label, isForAll = false, isChecked, onChange }: BoxProps) {
  return (
    <label className={styles.select}>
      <input type="checkbox" checked={isChecked} onChange={onChange} />
      {isForAll ? <span className={styles.all}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}

/** Rows of a list: a table on a desk, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, selection, nameOf } = props;
  const keys = rows.map((row) => String(keyOf(row)));
  return (
    <table
      className={classNames(card.table, styles.table)}
      data-selectable={selection !== undefined || undefined}
    >
      <caption className={card.caption}>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <SelectBox
                label="Tout choisir"
                isForAll
                isChecked={keys.every((key) => selection.keys.has(key))}
                onChange={() => selection.toggleAll(keys)}
              />
            </th>
          )}
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={styles.row}
            data-chosen={selection?.keys.has(String(keyOf(row))) || undefined}
          >
            {selection && (
              <td className={styles.box}>
                <SelectBox
                  label={`Choisir ${nameOf?.(row) ?? keyOf(row)}`}
                  isChecked={selection.keys.has(String(keyOf(row)))}
                  onChange={() => selection.toggle(String(keyOf(row)))}
                />
              </td>
            )}
            {columns.map(({ title, at, isNumber, cell }) => (
              <td key={title} className={styles.cell} data-at={at} data-number={isNumber}>
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
    <Link to={to} className={styles.link} data-row-link>
      {children}
    </Link>
  );
}

/** A second, softer line of a cell; `isForDesk`: a phone's card has no room for it. */
export function CellNote({ isForDesk = false, children }: { isForDesk?: boolean; children: ReactNode }) {
  return (
    <span className={classNames(card.note, styles.note)} data-desk={isForDesk}>
      {children}
    </span>
  );
}
