import { classNames } from '@teranga/ui/class-names';
import { Store } from 'lucide-react';
import styles from './Mark.module.css';

/** The sign of the console. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.mark, className)} aria-hidden="true">
      <Store size={20} strokeWidth={1.75} />
    </span>
  );
}
