import type { ProductCardView } from '@teranga/core/features/catalogue';
import { intent, Price, WishlistButton, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import layout from '../../layout/layout.module.css';
import { WordButton, WordLink } from '../../word-link/index.ts';
import styles from './ProductCard.module.css';

/** In a row of four on a wide screen; on a phone, the next one is seen beside it. */
const rowSizes = '(min-width: 64rem) 23vw, (min-width: 40rem) 35vw, 68vw';

function OrderAction({ card }: { card: ProductCardView }) {
  if (card.isOutOfStock) return <p className={styles.gone}>{card.orderLabel}</p>;
  return (
    <WordLink href={card.href} press={card.order} opens="order" about={card.name} className={styles.order}>
      {card.orderLabel}
    </WordLink>
  );
}

/** A product card: the image, and a caption under a hairline. */
export function ProductCard({ card, isPriority = false, sizes = rowSizes }: PartProps['ProductCard']) {
  const maker = card.brand ?? card.category;
  return (
    <article className={classNames(styles.card, card.isOutOfStock && styles.faded)} {...intent('zoom')}>
      <span className={styles.frame}>
        <Image
          image={card.image && { ...card.image, alt: '' }}
          sizes={sizes}
          isPriority={isPriority}
          className={styles.image}
        />
      </span>
      <WishlistButton productId={card.id} name={card.name} className={styles.wishlistButton} />
      <div className={styles.caption}>
        {maker && <p className={classNames(layout.label, styles.maker)}>{maker}</p>}
        <h3 className={styles.name}>
          <Link href={card.href} className={styles.link}>
            {card.name}
          </Link>
        </h3>
        <Price price={card.price} />
        <div className={styles.actions}>
          <OrderAction card={card} />
          <WordButton press={card.share} opens="share" about={card.name} className={styles.share}>
            Partager
          </WordButton>
        </div>
      </div>
    </article>
  );
}
