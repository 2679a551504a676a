import { CartQuantity } from '@teranga/design-default/cart-quantity';
import { ActionForm, Price, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Trash2 } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './CartLine.module.css';

/** A product of the cart as a ticket: its total and the button that removes it are on the stub. */
export function CartLine({ line }: PartProps['CartLine']) {
  const { name, href, image, optionsLabel, unitPrice, lineTotal, priceNote, warning } = line;
  return (
    <article className={ticketClass.along}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Image image={image && { ...image, alt: '' }} sizes="7rem" className={styles.image} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={href}>{name}</Link>
          </h2>
          {optionsLabel && <p className={styles.options}>{optionsLabel}</p>}
          <Price price={unitPrice} size="small" />
          <CartQuantity line={line} />
          {priceNote && <p className={styles.note}>{priceNote.text}</p>}
          {warning && (
            <p className={styles.warning} role="alert">
              <strong className={styles.warningTitle}>{warning.title}</strong> {warning.text}
            </p>
          )}
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <p>
          <span className={ticketClass.label}>Total</span>
          <span className={styles.total}>{lineTotal}</span>
        </p>
        <ActionForm action="/cart/remove" values={line.formValues} run={line.remove}>
          <Button variant="plain" type="submit">
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Retirer
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </ActionForm>
      </div>
    </article>
  );
}
