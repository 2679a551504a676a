import { classNames } from '@teranga/ui/class-names';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: string | undefined;
  /** For links of the page that lead to it. */
  id?: string;
  /** Beside the title. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled group of content. */
export function Card({ title, id, action, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.card, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
