import type { QuoteView } from '@teranga/core/features/quotes';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BoardStub } from '../../board/BoardStub.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './SentPass.module.css';

/** The submitted request, as a stamped boarding pass. */
export function SentPass({ sent }: { sent: NonNullable<QuoteView['sent']> }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={ticketClass.along} aria-label="Demande envoyée">
      <div className={classNames(ticketClass.main, styles.main)}>
        <BadgeCheck className={styles.seal} size={44} strokeWidth={1.75} aria-hidden="true" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Demande envoyée avec succès !
        </h2>
        <p>
          Merci {sent.name}. Nous préparons votre devis pour <strong>{sent.serviceName}</strong> et vous
          répondons sous 24 h.
        </p>
        {sent.ref && (
          <p>
            <span className={ticketClass.label}>Référence</span>
            <br />
            <span className={styles.ref}>{sent.ref}</span>
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={sent.restart}>
            Faire une nouvelle demande
          </Button>
          <Link className={buttonClass('quiet', 'large')} href="/">
            Retour à l’accueil
          </Link>
        </div>
      </div>
      <BoardStub
        rows={[
          { label: 'De', text: 'Vous' },
          { label: 'Vers', text: 'L’agence' },
          { label: 'Réponse', text: 'Sous 24 h' },
        ]}
        code={sent.ref ?? sent.serviceName}
      />
    </section>
  );
}
