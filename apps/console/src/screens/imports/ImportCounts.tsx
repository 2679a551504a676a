import type { ImportCheckWire } from '@teranga/contract/admin';
import styles from './imports.module.css';

/** How many products an import concerns, and how. */
export function ImportCounts({ counts }: { counts: ImportCheckWire['counts'] }) {
  const shown = [
    ['Nouveaux', counts.created],
    ['Modifiés', counts.changed],
    ['Retirés de la vente', counts.unpublished],
    ['Inchangés', counts.unchanged],
    ['Images à chercher', counts.images],
  ] as const;
  return (
    <dl className={styles.counts}>
      {shown.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
