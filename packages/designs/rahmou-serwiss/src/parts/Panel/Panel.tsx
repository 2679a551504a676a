import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { useId } from 'react';
import { Barcode } from '../../ticket/Barcode.tsx';
import { RouteArc } from '../../ticket/RouteArc.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './Panel.module.css';

/**
 * A coupon: its title above the tear line, the form or amounts below it. A summary ends in a
 * barcode.
 */
export function Panel({ kind, title, number, children }: PartProps['Panel']) {
  const id = useId();
  const Frame = kind === 'summary' ? 'aside' : 'section';
  return (
    <Frame className={ticketClass.across} aria-labelledby={id}>
      <div className={classNames(ticketClass.main, styles.head, styles[kind])}>
        {number !== undefined && (
          <span className={styles.gate} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {kind === 'summary' && <RouteArc className={styles.arc} hasPlane />}
      </div>
      <div className={classNames(ticketClass.stub, styles.content)}>
        {children}
        {kind === 'summary' && <Barcode words={title} className={styles.bars} />}
      </div>
    </Frame>
  );
}
