import type { PaginationView } from '@teranga/core/features/catalogue';
import { Link } from './navigation/index.ts';
import type { Styles } from './styles.ts';

interface PageNumbersProps {
  items: PaginationView['items'];
  styles: Styles<'numbers' | 'number' | 'gap'>;
}

/** A list's page numbers, each a link, with gaps for omitted ones. */
export function PageNumbers({ items, styles }: PageNumbersProps) {
  return (
    <ol className={styles.numbers}>
      {items.map((item) =>
        item.kind === 'gap' ? (
          <li key={item.id} className={styles.gap} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={item.number}>
            <Link
              href={item.href}
              className={styles.number}
              aria-label={`Page ${String(item.number)}`}
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.number}
            </Link>
          </li>
        ),
      )}
    </ol>
  );
}
