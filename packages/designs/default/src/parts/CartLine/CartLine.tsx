import { CartArticle, QuantityStepper, type PartProps } from '@teranga/design-kit';
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
        <CartArticle
          line={line}
          picture={<Picture picture={line.picture && { ...line.picture, alt: '' }} sizes="8rem" />}
          styles={styles}
        />
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
