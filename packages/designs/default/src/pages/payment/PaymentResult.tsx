import type { PaymentView } from '@teranga/core/features/payments';
import { ActionForm, Panel } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Spinner } from '@teranga/ui/spinner';
import { CircleAlert, CircleCheck, Undo2, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';
import { RetryButton } from '../../retry-button/index.ts';
import styles from './PaymentResult.module.css';

export type KnownPayment = Extract<PaymentView, { status: 'ready' }>;

/** States that need an action of the shopper. */
const attentionCodes: ReadonlySet<KnownPayment['state']['code']> = new Set(['unreachable', 'due', 'failed']);

function StateIcon({ state }: Pick<KnownPayment, 'state'>) {
  if (state.tone === 'good') return <CircleCheck size={32} strokeWidth={1.75} aria-hidden="true" />;
  if (state.tone === 'bad' || attentionCodes.has(state.code))
    return <CircleAlert size={32} strokeWidth={1.75} aria-hidden="true" />;
  return <Spinner />;
}

function Actions({ payment, canRestore }: { payment: KnownPayment; canRestore: boolean }) {
  const { state, actions, retry } = payment;
  // While it is unknown whether the shopper went to pay, this page does not offer another payment.
  const resume = canRestore || state.code !== 'awaiting' ? actions.resume : null;
  return (
    <div className={classNames(layout.ways, styles.actions)}>
      {resume && (
        <ActionForm action="/checkout/payment" values={{ ref: payment.ref }} run={resume}>
          <Button variant="primary" size="large" type="submit" isBusy={actions.busy === 'resume'}>
            <WalletCards size={20} strokeWidth={1.75} aria-hidden="true" />
            Reprendre le paiement
          </Button>
        </ActionForm>
      )}
      {canRestore && actions.restore && (
        <ActionForm action="/cart/restore" values={{ ref: payment.ref }} run={actions.restore}>
          <Button variant="quiet" size="large" type="submit" isBusy={actions.busy === 'restore'}>
            <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
            Remettre les articles dans mon panier
          </Button>
        </ActionForm>
      )}
      {actions.deny && (
        <Button variant="quiet" onClick={actions.deny} data-needs-script="">
          Je n’ai pas payé
        </Button>
      )}
      {state.code === 'unreachable' && retry && <RetryButton run={retry} label="Vérifier à nouveau" />}
    </div>
  );
}

/** A payment: message, current status and possible actions. */
export function PaymentResult({
  payment,
  title,
  lead,
  canRestore,
  children,
}: {
  payment: KnownPayment;
  title: string;
  lead: ReactNode;
  /** True: the products may be put back into the cart. */
  canRestore: boolean;
  /** Links to other pages. */
  children: ReactNode;
}) {
  const { state, actions } = payment;
  return (
    <div className={styles.result}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Panel kind="info" title="État du paiement">
        <div aria-live="polite" className={styles.state} data-tone={state.tone}>
          <span className={styles.icon}>
            <StateIcon state={state} />
          </span>
          <div className={styles.words}>
            {state.title !== title && <p className={styles.stateTitle}>{state.title}</p>}
            <p>{state.text}</p>
          </div>
        </div>
        {actions.error && (
          <p role="alert" className={styles.error}>
            {actions.error}
          </p>
        )}
        <Actions payment={payment} canRestore={canRestore} />
      </Panel>
      <div className={layout.ways}>
        <Link href={payment.trackingHref} className={buttonClass('quiet')}>
          Suivre ma commande
        </Link>
        {children}
        {state.tone !== 'good' && <WhatsAppLink href={payment.whatsappHref} label="Écrire à la boutique" />}
      </div>
    </div>
  );
}
