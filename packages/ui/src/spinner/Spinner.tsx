import { classNames } from '../class-names/index.ts';
import styles from './Spinner.module.css';

/** A turning ring as large as the text. Silent: whoever shows it says what is awaited. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles['spinner'], className)} aria-hidden="true" />;
}
