import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { useId } from 'react';
import layout from '../../layout/layout.module.css';
import { Awning } from '../../awning/index.ts';
import styles from './Panel.module.css';

/** A white box with its title; the payment summary has an awning. */
export function Panel({ kind, title, children }: PartProps['Panel']) {
  const id = useId();
  const Frame = kind === 'summary' ? 'aside' : 'section';
  return (
    <Frame className={classNames(layout.tile, styles.panel)} aria-labelledby={id}>
      {kind === 'summary' && <Awning className={styles.awning} />}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Frame>
  );
}
