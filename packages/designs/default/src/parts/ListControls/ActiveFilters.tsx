import type { ProductListView } from '@teranga/core/features/catalogue';
import { Link } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { X } from 'lucide-react';
import styles from './ActiveFilters.module.css';

/** The active filters; pressing one removes it. */
export function ActiveFilters({ list: { chips, clearHref } }: { list: ProductListView }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filtres actifs">
      {chips.map(({ label, removeHref }) => (
        <li key={label}>
          <Link href={removeHref} className={styles.chip}>
            <VisuallyHidden>Retirer </VisuallyHidden>
            {label}
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {clearHref && (
        <li>
          <Link href={clearHref} className={styles.clear}>
            Tout effacer
          </Link>
        </li>
      )}
    </ul>
  );
}
