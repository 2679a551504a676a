import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { Stall } from './Stall.tsx';
import styles from './EmptyState.module.css';

/** An empty state: a stall illustration and the next step. */
export function EmptyState({ illustration, title, text, action }: PartProps['EmptyState']) {
  return (
    <div className={styles.empty}>
      <Stall illustration={illustration} className={styles.illustration} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <Link href={action.href} className={buttonClass('primary', 'large')}>
          {action.label}
        </Link>
      </div>
    </div>
  );
}
