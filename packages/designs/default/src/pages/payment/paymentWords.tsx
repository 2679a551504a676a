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

/** States in which nothing was paid as far as anybody knows. */
const unpaidCodes: ReadonlySet<KnownPayment['state']['code']> = new Set([
  'failed',
  'awaiting',
  'pending',
  'due',
]);

type Shown = Pick<KnownPayment, 'ref' | 'state' | 'actions'>;

const Ref = ({ text }: { text: string }) => (
  <strong>
    <WithReference text={text} />
  </strong>
);

/** What the order itself says, whatever page its shopper was led to. */
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

/** What both pages say of an order that was not paid. */
const notFinalised = (ref: string): PaymentWords => ({
  title: 'Paiement Annulé ou Échoué',
  lead: (
    <>
      Votre commande <Ref text={ref} /> n’a pas été finalisée.
    </>
  ),
});

/** What both pages say of an order that is paid. */
const paidWords = ({ ref, state }: Pick<Shown, 'ref' | 'state'>): PaymentWords => ({
  title: state.title,
  lead: (
    <>
      Votre commande <Ref text={ref} /> est payée.
    </>
  ),
});

/** The words of /payment-success: a payment was begun, unless the order has become something else since. */
export function initiatedWords({ ref, state, actions }: Shown): PaymentWords {
  // While it can be paid still, another payment may be on its way.
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

/** The words of /payment-cancel: nothing was paid, as far as the order tells. */
export function cancelledWords({ ref, state }: Shown): PaymentWords {
  if (state.code === 'confirmed') return paidWords({ ref, state });
  if (!unpaidCodes.has(state.code)) return wordsOfOrder({ ref, state });
  return notFinalised(ref);
}
