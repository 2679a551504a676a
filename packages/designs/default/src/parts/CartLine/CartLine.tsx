import { ActionForm, CartProduct, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Tag, Trash2, TriangleAlert } from 'lucide-react';
import { CartQuantity } from '../../cart-quantity/index.ts';
import styles from './CartLine.module.css';

/** A product in the cart. */
export function CartLine({ line }: PartProps['CartLine']) {
  const { name, image, lineTotal, priceNote, warning, remove, formValues } = line;
  return (
    <CartProduct
      line={line}
      image={<Image image={image && { ...image, alt: '' }} sizes="8rem" />}
      styles={styles}
    >
      <ActionForm action="/cart/remove" values={formValues} run={remove}>
        <button type="submit" className={styles.remove}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Retirer {name} du panier</VisuallyHidden>
        </button>
      </ActionForm>
      <div className={styles.sums}>
        <CartQuantity line={line} />
        <p className={styles.total}>
          <VisuallyHidden>Total : </VisuallyHidden>
          {lineTotal}
        </p>
      </div>
      {priceNote && (
        <p className={classNames(styles.note, styles[priceNote.tone])}>
          <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
          {priceNote.text}
        </p>
      )}
      {warning && (
        <div className={styles.warning} role="alert">
          <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <strong className={styles.warningTitle}>{warning.title}</strong> {warning.text}
          </p>
        </div>
      )}
    </CartProduct>
  );
}
