import { useCart, type CartView } from '@teranga/core/features/cart';
import { EmptyState, FailureState } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import { Suspense } from 'react';
import layout from '../layout/layout.module.css';
import { PageHead, useFocusRestored } from './page-head/index.ts';
import { PageSkeleton } from '../skeletons/index.ts';
import styles from './CartPage.module.css';
import { FilledCart } from './cart/FilledCart.tsx';
import { WithdrawnNote } from './cart/WithdrawnNote.tsx';

function CartPageSkeleton() {
  return (
    <PageSkeleton says="Les articles que vous avez choisis, et leur total." className={styles.skeleton}>
      <div className={styles.lines}>
        <Skeleton className={styles.lineSkeleton} />
        <Skeleton className={styles.lineSkeleton} />
      </div>
      <Skeleton className={styles.summarySkeleton} />
    </PageSkeleton>
  );
}

function Contents({ cart }: { cart: CartView }) {
  if (cart.status === 'loading') return <CartPageSkeleton />;
  if (cart.status === 'failed') return <FailureState message={cart.message} retry={cart.retry} />;
  if (cart.status === 'ready') return <FilledCart cart={cart} />;
  return (
    <EmptyState
      illustration="cart"
      title="Votre panier est vide"
      action={{ label: 'Continuer mes achats', href: '/products' }}
    />
  );
}

/** The text on products that were removed since they are off sale; null if there are none. */
const withdrawnOf = (cart: CartView): string | null =>
  cart.status === 'ready' || cart.status === 'empty' ? cart.withdrawn : null;

function countOf(cart: CartView): number | null {
  if (cart.status === 'ready') return cart.lines.length;
  return cart.status === 'empty' ? 0 : null;
}

/** Page /cart: the cart. */
export default function CartPage() {
  const cart = useCart();
  const withdrawn = withdrawnOf(cart);
  const title = useFocusRestored<HTMLHeadingElement>(countOf(cart));
  return (
    <div className={layout.page}>
      <PageHead ref={title} title="Votre Panier" count={cart.status === 'ready' && cart.countLabel} />
      {withdrawn !== null && <WithdrawnNote text={withdrawn} />}
      {/* The empty state's code loads once the cart is known to be empty: until then the page stays. */}
      <Suspense fallback={<CartPageSkeleton />}>
        <Contents cart={cart} />
      </Suspense>
    </div>
  );
}
