import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ShoppingBasket } from 'lucide-react';
import styles from './CartLink.module.css';

/** The cart: number of products and total. */
export function CartLink({ cart }: { cart: HeaderView['cart'] }) {
  return (
    <Link href={cart.href} className={styles.cart}>
      <span className={styles.basket}>
        <ShoppingBasket size={24} strokeWidth={1.75} aria-hidden="true" />
        {cart.count > 0 && (
          <span key={cart.count} className={styles.count} aria-hidden="true">
            {cart.count}
          </span>
        )}
      </span>
      <VisuallyHidden>{cart.label}</VisuallyHidden>
      {cart.count > 0 && <span className={styles.total}>{cart.total}</span>}
    </Link>
  );
}
