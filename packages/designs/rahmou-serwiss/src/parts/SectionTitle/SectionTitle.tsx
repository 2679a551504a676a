import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import styles from './SectionTitle.module.css';

/** A section's title, where a route starts that ends at its link. */
export function SectionTitle({ title, more }: PartProps['SectionTitle']) {
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <span className={classNames(styles.route, more ? undefined : styles.open)} aria-hidden="true" />
      {more && (
        <Link className={styles.more} href={more.href}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
