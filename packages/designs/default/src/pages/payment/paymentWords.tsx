import type { ReactNode } from 'react';
import type { KnownPayment } from './PaymentResult.tsx';

interface PaymentWords {
  title: string;
  lead: ReactNode;
}

type Told = Pick<KnownPayment, 'ref' | 'state'>;

/** What the order itself says, whatever page its shopper was led to. */
function wordsOfOrder({ ref, state }: Told): PaymentWords {
  return {
    title: state.title,
    lead: (
      <>
        Voici où en est votre commande <strong>{ref}</strong>.
      </>
    ),
  };
}

/** The words of /payment-success: a payment was begun, unless the order is not paid online. */
export function initiatedWords({ ref, state }: Told): PaymentWords {
  if (state.code === 'delivery') return wordsOfOrder({ ref, state });
  return {
    title: 'Paiement Initié !',
    lead: (
      <>
        Le paiement de votre commande <strong>{ref}</strong> a été initié. Vous recevrez une confirmation par
        e-mail ou SMS. Le statut final est confirmé par nos systèmes.
      </>
    ),
  };
}

/** The words of /payment-cancel: nothing was paid, as far as the order tells. */
export function cancelledWords({ ref, state }: Told): PaymentWords {
  if (state.code === 'confirmed')
    return { title: 'Paiement confirmé', lead: <>Votre commande {ref} est payée.</> };
  if (state.code !== 'failed' && state.code !== 'awaiting') return wordsOfOrder({ ref, state });
  return {
    title: 'Paiement Annulé ou Échoué',
    lead: (
      <>
        Votre commande <strong>{ref}</strong> n’a pas été finalisée.
      </>
    ),
  };
}
