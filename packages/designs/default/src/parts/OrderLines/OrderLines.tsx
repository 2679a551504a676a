import type { PartProps } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './OrderLines.module.css';

/** The order's lines. */
export function OrderLines({ lines }: PartProps['OrderLines']) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <span className={styles.frame}>
            <Image image={line.image && { ...line.image, alt: '' }} sizes="4rem" className={styles.image} />
            <span className={styles.quantity}>
              {line.quantity}
              <VisuallyHidden> fois </VisuallyHidden>
            </span>
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{line.name}</span>
            {line.optionsLabel && <span className={styles.options}>{line.optionsLabel}</span>}
          </span>
          <span className={styles.total}>{line.lineTotal}</span>
          {line.warning && (
            <span className={styles.warning} role="alert">
              <strong>{line.warning.title}</strong> {line.warning.text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
