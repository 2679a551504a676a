import type { ProductView } from '@teranga/core/features/catalogue';
import { BuyActions, DeliveryNote } from '@teranga/design-default/product-page';
import {
  ActionForm,
  Breadcrumbs,
  Gallery,
  OptionPicker,
  Price,
  QuantityStepper,
  WishlistButton,
} from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Icon } from '@teranga/ui/icon';
import { RichText } from '@teranga/ui/rich-text';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import layout from '../../layout/layout.module.css';
import { WordButton, WordLink } from '../../word-link/index.ts';
import styles from './Piece.module.css';

function Head({ piece }: { piece: ProductView }) {
  return (
    <div>
      {piece.brand && <p className={classNames(layout.label, styles.maker)}>{piece.brand}</p>}
      <h1 className={styles.name}>{piece.name}</h1>
      <div className={styles.price} aria-live="polite">
        <Price price={piece.price} size="large" />
        <p className={classNames(styles.stock, piece.isOutOfStock && styles.gone)}>{piece.stockLabel}</p>
      </div>
    </div>
  );
}

function Highlights({ highlights }: Pick<ProductView, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <ul className={styles.highlights}>
      {highlights.map(({ icon, title, description }) => (
        <li key={title} className={styles.highlight}>
          <Icon name={icon} className={styles.icon} />
          <span>
            {title}
            <span className={styles.soft}>{description}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The product, its options and the add-to-cart button. */
export function Piece({ piece }: { piece: ProductView }) {
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={piece.crumbs} />
      </div>
      <div className={styles.gallery}>
        <Gallery images={piece.images} name={piece.name} enlarge={piece.enlarge} />
      </div>
      <div className={styles.words}>
        <Head piece={piece} />
        <ActionForm action="/cart/add" values={piece.formValues} run={piece.add}>
          <OptionPicker groups={piece.options} note={piece.optionNote} />
          <div className={styles.quantity}>
            <span className={styles.soft}>Quantité</span>
            <QuantityStepper quantity={piece.quantity} label="Quantité" error={piece.quantityError} />
          </div>
          {/* On a phone both are in the sticky bottom bar. */}
          <BuyActions product={piece} styles={styles} />
        </ActionForm>
        <DeliveryNote delivery={piece.delivery} className={styles.soft} />
        <div className={styles.keep}>
          <WordButton press={piece.share} opens="share">
            Partager
          </WordButton>
          <WishlistButton productId={piece.id} name={piece.name} />
        </div>
        {piece.whatsappHref !== null && (
          <WordLink href={piece.whatsappHref} className={styles.share}>
            Commander par WhatsApp
          </WordLink>
        )}
        {piece.cartSubtotal && (
          <p className={styles.subtotal}>
            Sous-total du panier : <span className="figures">{piece.cartSubtotal}</span>
            <WordLink href="/cart">Voir mon panier</WordLink>
          </p>
        )}
        {piece.description.length > 0 && (
          <section className={styles.story} aria-label="Description">
            <VisuallyHidden as="h2">Description</VisuallyHidden>
            <RichText nodes={piece.description} className={styles.text} />
          </section>
        )}
        <Highlights highlights={piece.highlights} />
      </div>
    </div>
  );
}
