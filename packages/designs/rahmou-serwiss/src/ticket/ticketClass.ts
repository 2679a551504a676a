import { classNames } from '@teranga/ui/class-names';
import styles from './Ticket.module.css';

/**
 * Classes of a ticket torn across or, if there is space, along; of its `main` part, its `stub`, and
 * its small print.
 */
export const ticketClass = {
  across: styles.ticket ?? '',
  along: classNames(styles.ticket, styles.along),
  main: classNames(styles.piece, styles.main),
  stub: classNames(styles.piece, styles.stub),
  label: styles.label ?? '',
} as const;
