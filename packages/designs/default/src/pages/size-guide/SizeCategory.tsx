import type { SizeGuideView } from '@teranga/core/features/store-info/content';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './SizeGuide.module.css';

/** From this width on, every table is open. */
const wideQuery = '(min-width: 60rem)';

/** On large screens every table stays open. */
function stayOpen(event: MouseEvent) {
  if (window.matchMedia(wideQuery).matches) event.preventDefault();
}

type Category = SizeGuideView['categories'][number];

/** A table may be wider than a phone: it scrolls separately, by keyboard too. */
function Sizes({ title, columnHeaders, rows }: Omit<Category, 'description'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled table must be reachable by keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={`Tailles : ${title}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Mesure</VisuallyHidden>
            </th>
            {columnHeaders.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columnHeaders.map((header, index) => (
                <td key={header}>{values[index] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A size table of one kind of product: collapsible on small screens, always open on large ones. */
export function SizeCategory({
  category: { title, description, columnHeaders, rows },
  isFirst,
}: {
  category: Category;
  isFirst: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = window.matchMedia(wideQuery);
    const open = () => {
      if (wide.matches && details.current) details.current.open = true;
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, []);
  return (
    <details ref={details} className={styles.category} open={isFirst}>
      {/* Keyboard activation of a summary also fires a click. */}
      <summary className={styles.summary} onClick={stayOpen}>
        <h2 className={styles.name}>{title}</h2>
        <ChevronDown className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {description && <p className={styles.text}>{description}</p>}
      {rows.length > 0 && <Sizes title={title} columnHeaders={columnHeaders} rows={rows} />}
    </details>
  );
}
