import { X } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './MenuDrawer.module.css';

type Place = 'around' | 'opener' | 'panel' | 'head' | 'title' | 'body';

export interface MenuDrawerProps {
  details: Ref<HTMLDetailsElement>;
  /** Handlers of the element around it. */
  around?: ComponentProps<'div'>;
  /** Its title. */
  label: string;
  /** Content of the element that opens it, with its accessible name. */
  opener: ReactNode;
  /** The edge of the screen that it covers. */
  side?: 'start' | 'end' | undefined;
  /** A design's classes. */
  classes?: Readonly<Partial<Record<Place, string | undefined>>>;
  children: ReactNode;
}

/**
 * A panel at an edge of the screen, in a `<details>`: it opens before scripts have loaded, and
 * without them. The summary also is the backdrop and the cross, so that a tap on these closes it.
 */
export function MenuDrawer({
  details,
  around,
  label,
  opener,
  side = 'start',
  classes = {},
  children,
}: MenuDrawerProps) {
  return (
    <div role="presentation" className={classes.around} {...around}>
      <details ref={details} className={classNames(styles.drawer, styles[side])}>
        <summary className={classNames(styles.opener, classes.opener)}>
          {opener}
          <X className={styles.cross} size={24} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        {/* Focusable, so that a press between two links does not move the focus out. */}
        <div className={classNames(styles.panel, classes.panel)} tabIndex={-1}>
          <div className={classNames(styles.head, classes.head)}>
            <p className={classNames(styles.title, classes.title)}>{label}</p>
          </div>
          <div className={classNames(styles.body, classes.body)}>{children}</div>
        </div>
      </details>
    </div>
  );
}
