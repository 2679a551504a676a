import { classNames } from '@teranga/ui/class-names';
import styles from './Awning.module.css';

/** The stall's striped, scalloped awning: the brand's one ornament. Hangs from whatever it is put under. */
export function Awning({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles['awning'], className)} aria-hidden="true" />;
}
