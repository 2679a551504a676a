import type { ProductCardView } from '@teranga/core/features/catalogue';
import { intent, Price, WishlistButton, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Share2, ShoppingBasket } from 'lucide-react';
import styles from './ProductCard.module.css';

/** Widths in grid and rail: five per row, then as many as fit, two on a phone. */
const cardSizes = '(min-width: 85rem) 16rem, (min-width: 60rem) 18vw, (min-width: 36rem) 29vw, 46vw';

function OrderAction({ card }: { card: ProductCardView }) {
  if (card.isOutOfStock) return <p className={styles.soldOut}>{card.orderLabel}</p>;
  return (
    <Link
      href={card.href}
      press={card.order}
      aria-haspopup="dialog"
      {...intent('order')}
      className={classNames(buttonClass('quiet'), styles.order)}
    >
      <ShoppingBasket className={styles.basket} size={20} strokeWidth={1.75} aria-hidden="true" />
      {card.orderLabel}
      <VisuallyHidden> : {card.name}</VisuallyHidden>
    </Link>
  );
}

/** A product tile: image, price, name and the order button. */
export function ProductCard({ card, isPriority = false }: PartProps['ProductCard']) {
  return (
    <article className={classNames(styles.card, card.isOutOfStock && styles.gone)} {...intent('zoom')}>
      <Image
        image={card.image && { ...card.image, alt: '' }}
        sizes={cardSizes}
        isPriority={isPriority}
        className={styles.image}
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
      <div className={styles.tools}>
        <WishlistButton productId={card.id} name={card.name} className={styles.tool} />
        <button
          type="button"
          className={styles.tool}
          onClick={card.share}
          data-needs-script=""
          {...intent('share')}
        >
          <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Partager {card.name}</VisuallyHidden>
        </button>
      </div>
      <OrderAction card={card} />
    </article>
  );
}
