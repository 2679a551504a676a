import type { ConfirmedOrderView } from '@teranga/core/features/order-tracking';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { WithReference } from '@teranga/ui/reference';
import { Skeleton } from '@teranga/ui/skeleton';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Awning } from '../../awning/index.ts';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';
import styles from '../OrderConfirmationPage.module.css';
import { CopyReference } from './CopyReference.tsx';

const validated = 'La boutique vérifie votre commande et la valide.';
const nextSteps = {
  unknown: [
    validated,
    'Vos articles sont préparés, puis livrés ou mis de côté pour vous, selon votre choix.',
    'Vous payez à la réception de votre commande.',
  ],
  delivery: [
    validated,
    'Vos articles sont préparés, puis livrés chez vous.',
    'Vous payez à la livraison de votre commande.',
  ],
  pickup: [
    validated,
    'Vos articles sont préparés, puis mis de côté pour vous\u00a0: la boutique vous prévient.',
    'Vous payez au retrait de votre commande.',
  ],
};

function stepsOf({ details }: ConfirmedOrderView): string[] {
  if (!details) return nextSteps.unknown;
  return details.isPickup ? nextSteps.pickup : nextSteps.delivery;
}

/** The order's products, its delivery address and the amount to pay. */
function Details({ details }: { details: NonNullable<ConfirmedOrderView['details']> }) {
  const { items, total, deliveryZone, deliveryName, payment, whatsappHref } = details;
  return (
    <div className={styles.details}>
      {payment && <p className={styles.payment}>{payment}</p>}
      <ul className={styles.items}>
        {items.map(({ key, name, optionsLabel, quantity }) => (
          <li key={key}>
            {quantity} × {name}
            {optionsLabel && ` (${optionsLabel})`}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>Total</dt>
        <dd>{total}</dd>
        {deliveryZone && (
          <>
            <dt>{deliveryName}</dt>
            <dd>{deliveryZone}</dd>
          </>
        )}
      </dl>
      <WhatsAppLink href={whatsappHref} label="Écrire à la boutique" />
    </div>
  );
}

/** The reference in large type, what happens next, and links. */
export function ConfirmedOrder({ order }: { order: ConfirmedOrderView }) {
  const titleId = useId();
  return (
    <div className={styles.order}>
      <h1 className={styles.thanks}>
        <CircleCheck className={styles.icon} size={44} strokeWidth={1.75} aria-hidden="true" />
        Merci&nbsp;! Votre commande est enregistrée.
      </h1>
      <div className={styles.reference}>
        <Awning className={styles.awning} />
        <p className={styles.label}>Votre référence</p>
        <p className={styles.ref}>
          <WithReference text={order.ref} />
        </p>
        <p>Gardez-la : elle permet de suivre la commande à tout moment.</p>
        <CopyReference reference={order.ref} />
        {order.details && <Details details={order.details} />}
        {order.isLoading && <Skeleton className={styles.detailsSkeleton} />}
      </div>
      <section className={styles.next} aria-labelledby={titleId}>
        <h2 id={titleId}>Et maintenant ?</h2>
        <ol className={styles.steps}>
          {stepsOf(order).map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.actions}>
        <Link href={order.trackingHref} className={buttonClass('primary', 'large')}>
          Suivre ma commande
        </Link>
        <Link href="/products" className={buttonClass('quiet', 'large')}>
          Continuer mes achats
        </Link>
      </div>
    </div>
  );
}
