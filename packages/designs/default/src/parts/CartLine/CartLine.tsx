import { Price, QuantityStepper, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Picture } from '@teranga/ui/picture';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Tag, Trash2, TriangleAlert } from 'lucide-react';
import styles from './CartLine.module.css';

/** An article in the basket. */
export function CartLine({ line }: PartProps['CartLine']) {
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.row}>
        <Link href={line.href} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <Picture picture={line.picture && { ...line.picture, alt: '' }} sizes="8rem" />
        </Link>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={line.href}>{line.name}</Link>
          </h2>
          {line.optionsLabel && <p className={styles.options}>{line.optionsLabel}</p>}
          <Price price={line.unitPrice} size="small" />
        </div>
        <button type="button" className={styles.remove} onClick={line.remove}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Retirer {line.name} du panier</VisuallyHidden>
        </button>
        <div className={styles.sums}>
          <QuantityStepper quantity={line.quantity} label={`Quantité de ${line.name}`} />
          <p className={styles.total}>
            <VisuallyHidden>Total : </VisuallyHidden>
            {line.lineTotal}
          </p>
        </div>
        {line.priceNote && (
          <p className={classNames(styles.note, styles[line.priceNote.tone])}>
            <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
            {line.priceNote.text}
          </p>
        )}
        {line.warning && (
          <div className={styles.warning} role="alert">
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
            <p>
              <strong>{line.warning.title}</strong> {line.warning.text}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
