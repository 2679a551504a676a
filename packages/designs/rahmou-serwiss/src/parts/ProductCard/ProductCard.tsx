import { intent, Price, WishlistButton, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Share2 } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './ProductCard.module.css';

/**
 * A product as a ticket: its description above the tear line, its price and the order button on the
 * stub.
 */
export function ProductCard({ card, isPriority }: PartProps['ProductCard']) {
  const { name, category, href, image, price, isOutOfStock, orderLabel, order, share } = card;
  const words = (
    <>
      {orderLabel}
      <VisuallyHidden> : {name}</VisuallyHidden>
    </>
  );
  return (
    <article
      className={classNames(ticketClass.across, styles.card)}
      data-out={isOutOfStock || undefined}
      {...intent('zoom')}
    >
      <div className={classNames(ticketClass.main, styles.main)}>
        <Image
          image={image && { ...image, alt: '' }}
          sizes="(min-width: 72rem) 17rem, (min-width: 48rem) 30vw, 46vw"
          isPriority={isPriority}
          className={styles.image}
        />
        <div className={styles.tools}>
          <WishlistButton productId={card.id} name={name} />
          <button
            type="button"
            className={styles.share}
            onClick={share}
            data-needs-script=""
            {...intent('share')}
          >
            <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>Partager {name}</VisuallyHidden>
          </button>
        </div>
        {price.saving && <span className={styles.saving}>{price.saving}</span>}
        <div className={styles.words}>
          {category && <p className={ticketClass.label}>{category}</p>}
          <h3 className={styles.name}>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </h3>
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <Price price={price} size="medium" />
        {isOutOfStock ? (
          <Button variant="accent" className={styles.order} disabled>
            {words}
          </Button>
        ) : (
          <Link
            className={classNames(buttonClass('accent'), styles.order)}
            href={href}
            press={order}
            aria-haspopup="dialog"
            {...intent('order')}
          >
            {words}
          </Link>
        )}
      </div>
    </article>
  );
}
