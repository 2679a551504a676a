import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './Price.module.css';

/** The price in plain type; the previous one struck through after it. */
export function Price({ price, size = 'medium' }: PartProps['Price']) {
  return (
    <p className={classNames(styles.price, styles[size], 'figures')} data-price="">
      {price.prefix && <span className={styles.prefix}>{price.prefix} </span>}
      <span className={classNames(price.previous && styles.reduced)}>{price.current}</span>
      {price.previous && (
        <>
          <VisuallyHidden>{' au lieu de '}</VisuallyHidden>
          <s className={styles.previous}>{price.previous}</s>
        </>
      )}
      {price.saving && <span className={styles.saving}>{price.saving}</span>}
    </p>
  );
}
