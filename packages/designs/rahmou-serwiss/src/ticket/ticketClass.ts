import { classNames } from '@teranga/ui/class-names';
import styles from './Ticket.module.css';

/** A ticket torn across or, where there is room, along; its `main` piece, its `stub`, and the small words printed on it. */
export const ticketClass = {
  across: styles.ticket ?? '',
  along: classNames(styles.ticket, styles.along),
  main: classNames(styles.piece, styles.main),
  stub: classNames(styles.piece, styles.stub),
  label: styles.label ?? '',
} as const;
