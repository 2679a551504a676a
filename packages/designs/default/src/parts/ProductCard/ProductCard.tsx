import type { ProductCardView } from '@teranga/core/catalogue';
import { Price, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Picture } from '@teranga/ui/picture';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ShoppingBasket } from 'lucide-react';
import styles from './ProductCard.module.css';

/** As the grid and the rail draw it: five in a row, then as many as fit, two on a phone. */
const cardSizes = '(min-width: 85rem) 16rem, (min-width: 60rem) 18vw, (min-width: 36rem) 29vw, 46vw';

function OrderAction({ card }: { card: ProductCardView }) {
  if (card.isOutOfStock) return <p className={styles.soldOut}>{card.orderLabel}</p>;
  const words = (
    <>
      <ShoppingBasket className={styles.basket} size={20} strokeWidth={1.75} aria-hidden="true" />
      {card.orderLabel}
      <VisuallyHidden> : {card.name}</VisuallyHidden>
    </>
  );
  return card.orderHref ? (
    <Link href={card.orderHref} className={classNames(buttonClass('quiet'), styles.order)}>
      {words}
    </Link>
  ) : (
    <Button variant="quiet" className={styles.order} onClick={card.order}>
      {words}
    </Button>
  );
}

/** A tile of the stall: picture, price, name, and the basket within reach. */
export function ProductCard({ card, isPriority = false }: PartProps['ProductCard']) {
  return (
    <article className={classNames(styles.card, card.isOutOfStock && styles.gone)}>
      <Picture
        picture={card.picture && { ...card.picture, alt: '' }}
        sizes={cardSizes}
        isPriority={isPriority}
        className={styles.picture}
      />
      {card.price.saving && (
        <p className={styles.saving}>
          <VisuallyHidden>Prix réduit : </VisuallyHidden>
          {card.price.saving}
        </p>
      )}
      <div className={styles.words}>
        {(card.brand ?? card.category) && <p className={styles.brand}>{card.brand ?? card.category}</p>}
        <h3 className={styles.name}>
          <Link href={card.href} className={styles.link}>
            {card.name}
          </Link>
        </h3>
        <Price price={card.price} />
      </div>
      <OrderAction card={card} />
    </article>
  );
}
