import { classNames } from '../class-names/index.ts';
import styles from './Spinner.module.css';

/** A spinner of the text's size. Hidden from screen readers: its parent says what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
