import { CartQuantity } from '@teranga/design-default/cart-quantity';
import { ActionForm, CartProduct, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { WordButton } from '../../word-link/index.ts';
import styles from './CartLine.module.css';

type Line = PartProps['CartLine']['line'];

/** The quantity, and the button that removes the line. */
const Choice = ({ line }: { line: Line }) => (
  <div className={styles.choice}>
    <CartQuantity line={line} />
    <ActionForm action="/cart/remove" values={line.formValues} run={line.remove}>
      <WordButton about={`${line.name}, du panier`} className={styles.remove}>
        Retirer
      </WordButton>
    </ActionForm>
  </div>
);

/** A cart line under a hairline: its image, its text, its total at the page's edge. */
export function CartLine({ line }: PartProps['CartLine']) {
  const { lineTotal, priceNote, warning } = line;
  const image = <Image image={line.image && { ...line.image, alt: '' }} sizes="9rem" />;
  return (
    <CartProduct line={line} image={image} styles={styles} underPrice={<Choice line={line} />}>
      <p className={classNames(styles.total, 'figures')}>
        <VisuallyHidden>Total : </VisuallyHidden>
        {lineTotal}
      </p>
      {priceNote && <p className={styles.note}>{priceNote.text}</p>}
      {warning && (
        <p className={styles.warning} role="alert">
          <em className={styles.warningTitle}>{warning.title}</em> {warning.text}
        </p>
      )}
    </CartProduct>
  );
}
