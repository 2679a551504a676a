import { classNames } from '@teranga/ui/class-names';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: string | undefined;
  /** Beside the title. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled group of content. */
export function Card({ title, action, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(styles['card'], className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
