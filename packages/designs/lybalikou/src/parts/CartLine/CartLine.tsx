import { CartArticle, QuantityStepper, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Picture } from '@teranga/ui/picture';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { WordButton } from '../../word-link/index.ts';
import styles from './CartLine.module.css';

/** A piece in the basket, under a hairline: its picture, its words, its sum at the page's edge. */
export function CartLine({ line }: PartProps['CartLine']) {
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.row}>
        <CartArticle
          line={line}
          picture={<Picture picture={line.picture && { ...line.picture, alt: '' }} sizes="9rem" />}
          styles={styles}
        >
          <div className={styles.choice}>
            <QuantityStepper quantity={line.quantity} label={`Quantité de ${line.name}`} />
            <WordButton press={line.remove} about={`${line.name}, du panier`} className={styles.remove}>
              Retirer
            </WordButton>
          </div>
        </CartArticle>
        <p className={classNames(styles.total, 'figures')}>
          <VisuallyHidden>Total : </VisuallyHidden>
          {line.lineTotal}
        </p>
        {line.priceNote && <p className={styles.note}>{line.priceNote.text}</p>}
        {line.warning && (
          <p className={styles.warning} role="alert">
            <em className={styles.warningTitle}>{line.warning.title}</em> {line.warning.text}
          </p>
        )}
      </div>
    </article>
  );
}
