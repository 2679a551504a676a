import { useCart, type CartView } from '@teranga/core/cart';
import { CartLine, EmptyState, FailureState } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Skeleton } from '@teranga/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import layout from '../layout/layout.module.css';
import styles from './CartPage.module.css';

type FilledCart = Extract<CartView, { status: 'ready' }>;

function Summary({ cart }: { cart: FilledCart }) {
  const noteId = useId();
  return (
    <aside
      className={classNames(layout.tile, styles.summary)}
      aria-label="Résumé"
      aria-busy={cart.isUpdating}
    >
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Sous-total</dt>
          <dd className={styles.subtotal}>{cart.subtotal}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Livraison</dt>
          <dd>
            <span className={styles.soft}>À partir de</span> {cart.deliveryFrom}
          </dd>
        </div>
      </dl>
      <div className={styles.go}>
        {cart.canCheckout ? (
          <Link href="/checkout" className={classNames(buttonClass('primary', 'large'), styles.wide)}>
            Passer la commande
          </Link>
        ) : (
          <>
            <Button variant="primary" size="large" className={styles.wide} disabled aria-describedby={noteId}>
              Passer la commande
            </Button>
            <p id={noteId} className={styles.note}>
              Corrigez d’abord les quantités signalées.
            </p>
          </>
        )}
      </div>
      <Link href="/products" className={classNames(buttonClass('plain'), styles.wide)}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        Retour à la boutique
      </Link>
    </aside>
  );
}

function CartOnTheWay() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.lines}>
        <Skeleton className={styles.lineSkeleton} />
        <Skeleton className={styles.lineSkeleton} />
      </div>
      <Skeleton className={styles.summarySkeleton} />
    </div>
  );
}

function Contents({ cart }: { cart: CartView }) {
  if (cart.status === 'loading') return <CartOnTheWay />;
  if (cart.status === 'failed') return <FailureState message={cart.message} retry={cart.retry} />;
  if (cart.status === 'empty')
    return (
      <EmptyState
        drawing="cart"
        title="Votre panier est vide"
        action={{ label: 'Continuer mes achats', href: '/products' }}
      />
    );
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.key}>
            <CartLine line={line} />
          </li>
        ))}
      </ul>
      <Summary cart={cart} />
    </div>
  );
}

/** /cart : the basket. */
export default function CartPage() {
  const cart = useCart();
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1>Votre Panier</h1>
        <p className={styles.soft} aria-live="polite">
          {cart.status === 'ready' && cart.countLabel}
        </p>
      </div>
      <Contents cart={cart} />
    </div>
  );
}
