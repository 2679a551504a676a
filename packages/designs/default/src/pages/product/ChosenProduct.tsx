import type { ProductView } from '@teranga/core/features/catalogue';
import {
  ActionForm,
  Breadcrumbs,
  Gallery,
  intent,
  OptionPicker,
  Price,
  QuantityStepper,
  WishlistButton,
} from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Icon } from '@teranga/ui/icon';
import { RichText } from '@teranga/ui/rich-text';
import { Share2, ShoppingBasket } from 'lucide-react';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';
import layout from '../../layout/layout.module.css';
import { BuyActions, DeliveryNote } from '../../product-page/index.ts';
import styles from './ChosenProduct.module.css';

const basket = <ShoppingBasket size={22} strokeWidth={1.75} aria-hidden="true" />;

function Head({ product }: { product: ProductView }) {
  const { price } = product;
  return (
    <div>
      {product.brand && <p className={styles.brand}>{product.brand}</p>}
      <div className={styles.title}>
        <h1 className={styles.name}>{product.name}</h1>
        <WishlistButton productId={product.id} name={product.name} className={styles.wishlistButton} />
      </div>
      <div className={styles.price} aria-live="polite">
        <Price price={price} size="large" />
        {price.saving && <p className={styles.saving}>{price.saving}</p>}
      </div>
      <p className={classNames(styles.stock, product.isOutOfStock && styles.out)} aria-live="polite">
        {product.stockLabel}
      </p>
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
            <strong className={styles.highlightTitle}>{title}</strong>
            <span className={styles.soft}>{description}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The product, its options and the add-to-cart button. */
export function ChosenProduct({ product }: { product: ProductView }) {
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={product.crumbs} />
      </div>
      <div className={styles.gallery}>
        <Gallery images={product.images} name={product.name} enlarge={product.enlarge} />
      </div>
      <div className={styles.choice}>
        <Head product={product} />
        <ActionForm action="/cart/add" values={product.formValues} run={product.add}>
          <OptionPicker groups={product.options} note={product.optionNote} />
          <div className={styles.quantity}>
            <span className={styles.soft}>Quantité</span>
            <QuantityStepper quantity={product.quantity} label="Quantité" error={product.quantityError} />
          </div>
          <BuyActions product={product} icon={basket} styles={styles} />
        </ActionForm>
        <DeliveryNote delivery={product.delivery} className={styles.soft} />
        <div className={styles.ways}>
          <Button variant="plain" onClick={product.share} data-needs-script="" {...intent('share')}>
            <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
            Partager
          </Button>
          <WhatsAppLink href={product.whatsappHref} label="Commander par WhatsApp" />
        </div>
        {product.cartSubtotal && (
          <p className={styles.subtotal}>
            Sous-total du panier : <strong className="figures">{product.cartSubtotal}</strong>
            <Link href="/cart" className={buttonClass('plain')}>
              Voir mon panier
            </Link>
          </p>
        )}
        <Highlights highlights={product.highlights} />
      </div>
      {product.description.length > 0 && (
        <section className={styles.description} aria-label="Description">
          <h2 className={styles.section}>Description</h2>
          <RichText nodes={product.description} />
        </section>
      )}
    </div>
  );
}
