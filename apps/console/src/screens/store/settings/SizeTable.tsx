import type { SizeGuideWire } from '@teranga/contract';
import { Button } from '@teranga/ui/button';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus, X } from 'lucide-react';
import styles from './SizeTable.module.css';

type Row = SizeGuideWire['categories'][number]['sizeTable'][number];

interface SizeTableProps {
  headers: readonly string[];
  rows: readonly Row[];
  onChange: (headers: string[], rows: Row[]) => void;
}

interface CellProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const replaced = <T,>(list: readonly T[], index: number, item: T) =>
  list.map((each, at) => (at === index ? item : each));
const without = <T,>(list: readonly T[], index: number) => list.filter((_each, at) => at !== index);

function Cell({ label, value, onChange }: CellProps) {
  return (
    <input
      className={styles.input}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Remove({ what, run }: { what: string; run: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={run}>
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>Retirer {what}</VisuallyHidden>
    </button>
  );
}

/** A table that is edited in place: a row for each size, a column for each measure. */
export function SizeTable({ headers, rows, onChange }: SizeTableProps) {
  const columnName = (index: number) => headers[index] || `colonne ${index + 1}`;
  const rowName = (index: number) => rows[index]?.label || `ligne ${index + 1}`;
  // A row that is shorter than the headers shows empty cells, and is saved with them.
  const valuesOf = ({ values }: Row) => headers.map((_header, column) => values[column] ?? '');
  const changeRow = (index: number, row: Row) => onChange([...headers], replaced(rows, index, row));
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Taille</th>
            {headers.map((header, column) => (
              <th key={column} scope="col">
                <span className={styles.head}>
                  <Cell
                    label={`Nom de la colonne ${column + 1}`}
                    value={header}
                    onChange={(text) => onChange(replaced(headers, column, text), [...rows])}
                  />
                  <Remove
                    what={`la colonne ${columnName(column)}`}
                    run={() =>
                      onChange(
                        without(headers, column),
                        rows.map((row) => ({ ...row, values: without(valuesOf(row), column) })),
                      )
                    }
                  />
                </span>
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Retirer</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <Cell
                  label={`Taille de la ligne ${index + 1}`}
                  value={row.label}
                  onChange={(label) => changeRow(index, { ...row, label })}
                />
              </th>
              {valuesOf(row).map((value, column) => (
                <td key={column}>
                  <Cell
                    label={`${rowName(index)}, ${columnName(column)}`}
                    value={value}
                    onChange={(text) =>
                      changeRow(index, { ...row, values: replaced(valuesOf(row), column, text) })
                    }
                  />
                </td>
              ))}
              <td>
                <Remove
                  what={`la taille ${rowName(index)}`}
                  run={() => onChange([...headers], without(rows, index))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.ways}>
        <Button
          variant="plain"
          onClick={() => onChange([...headers], [...rows, { label: '', values: headers.map(() => '') }])}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          Une taille
        </Button>
        <Button variant="plain" onClick={() => onChange([...headers, ''], [...rows])}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          Une colonne
        </Button>
      </div>
    </div>
  );
}
