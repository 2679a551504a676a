import { classNames } from '@teranga/ui/class-names';
import styles from './Awning.module.css';

/**
 * The market stall's striped, scalloped awning, the brand's only ornament. Attaches to the bottom
 * of any element.
 */
export function Awning({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.awning, className)} aria-hidden="true" />;
}
