import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { ArrowRight } from 'lucide-react';
import { Awning } from '../../awning/index.ts';
import styles from './SectionTitle.module.css';

/** A section's title under a corner of the awning, and a link to its complete list. */
export function SectionTitle({ title, more }: PartProps['SectionTitle']) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Awning className={styles.awning} />
        <h2 className={styles.title}>{title}</h2>
      </div>
      {more && (
        <Link href={more.href} className={styles.more} aria-label={`${more.label} : ${title}`}>
          {more.label}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
