import { useChargeNote } from '@teranga/core/features/currency';
import { Panel } from '@teranga/design-kit';
import { Link, useIdlePreload } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';
import styles from './CartSummary.module.css';
import type { ReadyCart } from './readyCart.ts';

function CheckoutLink({ checkoutHref }: Pick<ReadyCart, 'checkoutHref'>) {
  useIdlePreload(checkoutHref);
  return (
    <Link href={checkoutHref} className={classNames(buttonClass('primary', 'large'), styles.wide)}>
      Passer la commande
    </Link>
  );
}

function CheckoutAction({ obstacle, checkoutHref }: Pick<ReadyCart, 'obstacle' | 'checkoutHref'>) {
  const noteId = useId();
  if (!obstacle) return <CheckoutLink checkoutHref={checkoutHref} />;
  return (
    <>
      <Button variant="primary" size="large" className={styles.wide} disabled aria-describedby={noteId}>
        Passer la commande
      </Button>
      <p id={noteId} className={styles.note}>
        {obstacle.text}
      </p>
      {obstacle.link && (
        <Link href={obstacle.link.href} className={classNames(buttonClass('quiet'), styles.wide)}>
          {obstacle.link.label}
        </Link>
      )}
    </>
  );
}

function Cost({ name, cost }: { name: string; cost: ReadyCart['delivery'] }) {
  if (cost === null) return null;
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd>
        {cost.isFrom && <span className={styles.soft}>À partir de </span>}
        {cost.label}
      </dd>
    </div>
  );
}

/** The cart's totals and the next steps. */
export function CartSummary({ cart }: { cart: ReadyCart }) {
  const chargeNote = useChargeNote();
  return (
    <div className={styles.side}>
      <Panel kind="summary" title="Résumé">
        <dl className={styles.sums} aria-busy={cart.isUpdating}>
          <div className={styles.sum}>
            <dt>Sous-total</dt>
            <dd className={styles.subtotal}>{cart.subtotal}</dd>
          </div>
          {cart.promo && (
            <div className={styles.sum}>
              <dt>Code {cart.promo.code}</dt>
              <dd>{cart.promo.discount ?? 'Appliqué à la commande'}</dd>
            </div>
          )}
          <Cost name="Retrait" cost={cart.pickup} />
          <Cost name="Livraison" cost={cart.delivery} />
        </dl>
        {chargeNote && <p className={styles.note}>{chargeNote}</p>}
      </Panel>
      <div className={styles.go}>
        <CheckoutAction obstacle={cart.obstacle} checkoutHref={cart.checkoutHref} />
      </div>
      <WhatsAppLink href={cart.whatsappHref} label="Commander par WhatsApp" className={styles.wide} />
      <Link href="/products" className={classNames(buttonClass('plain'), styles.wide)}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        Retour à la boutique
      </Link>
    </div>
  );
}
