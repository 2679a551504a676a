import { classNames } from '../class-names/index.ts';
import styles from './Skeleton.module.css';

/** A grey shape where something will be; its size comes from `className`, else one line of text. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles['skeleton'], className)} aria-hidden="true" />;
}
