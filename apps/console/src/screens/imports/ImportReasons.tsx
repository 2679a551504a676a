import type { ImportCheckWire } from '@teranga/contract/admin';
import { plural } from '../../lib/format.ts';
import { Card } from '../../parts/Card.tsx';
import styles from './imports.module.css';

type Reasons = ImportCheckWire['skipped'];

function ReasonList({ reasons }: { reasons: Reasons }) {
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map(([reason, { count, names }]) => (
        <li key={reason}>
          {reason} <span className={styles.soft}>{[plural(count, 'ligne'), ...names].join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** What of a file is left out, or is incomplete, and why. */
export function ImportReasons({
  skipped,
  partial,
  ignoredColumns,
}: Pick<ImportCheckWire, 'skipped' | 'partial' | 'ignoredColumns'>) {
  if (skipped.length + partial.length + ignoredColumns.length === 0) return null;
  return (
    <Card title="Laissé de côté">
      <ReasonList reasons={skipped} />
      <ReasonList reasons={partial} />
      {ignoredColumns.length > 0 && (
        <p className={styles.soft}>Colonnes sans usage : {ignoredColumns.join(', ')}</p>
      )}
    </Card>
  );
}
