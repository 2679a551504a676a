import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { WithReference } from '@teranga/ui/reference';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Awning } from '../../awning/index.ts';
import styles from '../OrderConfirmationPage.module.css';
import { CopyReference } from './CopyReference.tsx';

const nextSteps = [
  'La boutique vérifie votre commande et la valide.',
  'Vos articles sont préparés, puis livrés ou mis de côté pour vous, selon votre choix.',
  'Vous payez à la réception de votre commande.',
];

/** The reference, large; what happens next; the ways on. */
export function ConfirmedOrder({ order }: { order: { ref: string; trackingHref: string } }) {
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
      </div>
      <section className={styles.next} aria-labelledby={titleId}>
        <h2 id={titleId}>Et maintenant ?</h2>
        <ol className={styles.steps}>
          {nextSteps.map((step) => (
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
