import { classNames } from '../class-names/index.ts';
import styles from './Skeleton.module.css';

/** A grey placeholder shape; its size comes from `className`, by default one line of text. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
