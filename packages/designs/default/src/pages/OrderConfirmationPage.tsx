import { useConfirmedOrder } from '@teranga/core/orders';
import { Link, useGo, useNavigationState } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import layout from '../layout/layout.module.css';
import { CopyReference } from './order/CopyReference.tsx';
import styles from './OrderConfirmationPage.module.css';

const nextSteps = [
  'La boutique vérifie votre commande et la valide.',
  'Vos articles sont préparés et partent vers votre adresse.',
  'Vous payez à la réception de votre commande.',
];

/** /order-confirmation : it is ordered; here is its reference. */
export default function OrderConfirmationPage() {
  const go = useGo();
  const order = useConfirmedOrder(useNavigationState());
  const isMissing = order === null;
  useEffect(() => {
    if (isMissing) go('/', { replace: true });
  }, [isMissing, go]);
  return (
    <div className={layout.page}>
      <div className={styles.order}>
        <CircleCheck className={styles.icon} size={56} strokeWidth={1.75} aria-hidden="true" />
        <h1>Merci ! Votre commande est enregistrée.</h1>
        {order && (
          <>
            <div className={styles.reference}>
              <p className={styles.label}>Votre référence</p>
              <p className={styles.ref}>{order.ref}</p>
              <CopyReference reference={order.ref} />
            </div>
            <p>Gardez-la : elle permet de suivre la commande à tout moment.</p>
            <h2>Et maintenant ?</h2>
            <ol className={styles.steps}>
              {nextSteps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            <div className={styles.actions}>
              <Link href={order.trackingHref} className={buttonClass('primary', 'large')}>
                Suivre ma commande
              </Link>
              <Link href="/products" className={buttonClass('quiet', 'large')}>
                Continuer mes achats
              </Link>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
