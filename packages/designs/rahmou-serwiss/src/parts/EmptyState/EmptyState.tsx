import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Barcode } from '../../ticket/Barcode.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { illustrations } from './illustrations.tsx';
import styles from './EmptyState.module.css';

/** An empty state: a ticket with an illustration, and the next step on its stub. */
export function EmptyState({ illustration, title, text, action }: PartProps['EmptyState']) {
  return (
    <div className={classNames(ticketClass.across, styles.ticket)}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <svg className={styles.illustration} viewBox="0 0 240 150" fill="none" aria-hidden="true">
          {illustrations[illustration]}
        </svg>
        <div>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <Link className={buttonClass('primary', 'large')} href={action.href}>
          {action.label}
        </Link>
        <Barcode words={title} className={styles.bars} />
      </div>
    </div>
  );
}
