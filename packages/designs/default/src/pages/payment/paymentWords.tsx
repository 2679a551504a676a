import { WithReference } from '@teranga/ui/reference';
import type { ReactNode } from 'react';
import type { KnownPayment } from './PaymentResult.tsx';

interface PaymentWords {
  title: string;
  lead: ReactNode;
}

/** States in which no payment is under way any more, nor was it only now begun. */
const ofOrderAlone: ReadonlySet<KnownPayment['state']['code']> = new Set([
  'delivery',
  'refunding',
  'refunded',
]);

/** States in which, as far as known, nothing was paid. */
const unpaidCodes: ReadonlySet<KnownPayment['state']['code']> = new Set(['failed', 'awaiting', 'due']);

const undecidedCodes: ReadonlySet<KnownPayment['state']['code']> = new Set([
  'checking',
  'pending',
  'unreachable',
]);

/** Whether it is unknown if the order was paid: the page must not suggest a failure. */
export const isUndecided = ({ state }: Pick<KnownPayment, 'state'>): boolean =>
  undecidedCodes.has(state.code);

type Shown = Pick<KnownPayment, 'ref' | 'state' | 'actions'>;

const Ref = ({ text }: { text: string }) => (
  <strong>
    <WithReference text={text} />
  </strong>
);

/** Texts by the order's own status, whichever page its shopper was sent to. */
function wordsOfOrder({ ref, state }: Pick<Shown, 'ref' | 'state'>): PaymentWords {
  return {
    title: state.title,
    lead: (
      <>
        Voici où en est votre commande <Ref text={ref} />.
      </>
    ),
  };
}

/** Texts of both pages for an order that was not paid. */
const notFinalised = (ref: string): PaymentWords => ({
  title: 'Paiement Annulé ou Échoué',
  lead: (
    <>
      Votre commande <Ref text={ref} /> n’a pas été finalisée.
    </>
  ),
});

/** Texts of both pages for an order that is paid. */
const paidWords = ({ ref, state }: Pick<Shown, 'ref' | 'state'>): PaymentWords => ({
  title: state.title,
  lead: (
    <>
      Votre commande <Ref text={ref} /> est payée.
    </>
  ),
});

/**
 * Texts of /payment-success: a payment was started, unless the order's status has changed since.
 */
export function initiatedWords({ ref, state, actions }: Shown): PaymentWords {
  // As long as it can be paid, another payment may be in progress.
  if (state.code === 'failed' && !actions.resume) return notFinalised(ref);
  if (state.code === 'confirmed') return paidWords({ ref, state });
  if (ofOrderAlone.has(state.code)) return wordsOfOrder({ ref, state });
  return {
    title: 'Paiement Initié !',
    lead: (
      <>
        Le paiement de votre commande <Ref text={ref} /> a été initié. Vous recevrez une confirmation par
        e-mail ou SMS. Le statut final est confirmé par nos systèmes.
      </>
    ),
  };
}

/** Texts of /payment-cancel: those of /payment-success while the payment is open. */
export function cancelledWords(shown: Shown): PaymentWords {
  const { ref, state } = shown;
  if (state.code === 'pending') return initiatedWords(shown);
  if (state.code === 'confirmed') return paidWords({ ref, state });
  if (!unpaidCodes.has(state.code)) return wordsOfOrder({ ref, state });
  return notFinalised(ref);
}
