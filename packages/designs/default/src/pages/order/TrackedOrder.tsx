import type { OrderTrackingView } from '@teranga/core/features/order-tracking';
import { ActionForm, OrderHead, OrderTimeline, Panel } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Printer, WalletCards } from 'lucide-react';
import layout from '../../layout/layout.module.css';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';
import { RetryButton } from '../../retry-button/index.ts';
import styles from './TrackedOrder.module.css';

type ReadyOrder = Extract<OrderTrackingView, { status: 'ready' }>;

/** Three columns: names and totals span two each, so that neither narrows the other. */
function Items({ order }: { order: ReadyOrder }) {
  const sums = [
    ['Sous-total', order.subtotal],
    ['Réduction', order.discount],
    [order.deliveryName, order.delivery],
  ] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Article
          </th>
          <th scope="col" className={styles.number}>
            Quantité
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.key}>
            <td colSpan={2}>
              {item.name}
              {item.optionsLabel && <span className={styles.options}>{item.optionsLabel}</span>}
            </td>
            <td className={styles.number}>{item.quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(
          ([label, sum]) =>
            sum && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={2} className={styles.number}>
                  {sum}
                </td>
              </tr>
            ),
        )}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td colSpan={2} className={styles.number}>
            {order.total}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Payment({
  payment,
  orderRef,
  retry,
}: {
  payment: NonNullable<ReadyOrder['payment']>;
  orderRef: string;
  retry: () => void;
}) {
  const { state, actions } = payment;
  return (
    <Panel kind="info" title="Paiement">
      <div aria-live="polite" className={styles.payment}>
        <p className={styles.paymentTitle}>{state.title}</p>
        <p>{state.text}</p>
      </div>
      {actions.error && (
        <p role="alert" className={styles.error}>
          {actions.error}
        </p>
      )}
      {actions.resume && (
        <ActionForm action="/checkout/payment" values={{ ref: orderRef }} run={actions.resume}>
          <Button
            variant="primary"
            type="submit"
            className={styles.resume}
            isBusy={actions.busy === 'resume'}
          >
            <WalletCards size={20} strokeWidth={1.75} aria-hidden="true" />
            Reprendre le paiement
          </Button>
        </ActionForm>
      )}
      {actions.deny && (
        <Button variant="quiet" className={styles.resume} onClick={actions.deny}>
          Je n’ai pas payé
        </Button>
      )}
      {state.code === 'unreachable' && (
        <RetryButton run={retry} className={styles.resume} label="Vérifier à nouveau" />
      )}
    </Panel>
  );
}

function Side({ order }: { order: ReadyOrder }) {
  return (
    <div className={styles.side}>
      {order.payment && <Payment payment={order.payment} orderRef={order.ref} retry={order.refresh} />}
      {order.timeline.length > 0 && (
        <Panel kind="info" title="Historique">
          <OrderTimeline entries={order.timeline} />
        </Panel>
      )}
      <Panel kind="info" title={order.isPickup ? 'Lieu de retrait' : 'Adresse de livraison'}>
        {order.deliveryZone && <p className={styles.zone}>{order.deliveryZone}</p>}
        <address className={styles.address}>
          {order.isPickup ? `À retirer par ${order.recipient}` : order.recipient}
          {order.address && (
            <>
              <br />
              {order.address}
            </>
          )}
        </address>
      </Panel>
    </div>
  );
}

/** Reference, status, history, content and address of an order. */
export function TrackedOrder({ order }: { order: ReadyOrder }) {
  return (
    <div className={styles.order}>
      <OrderHead order={order} />
      <div className={styles.columns}>
        <Panel kind="info" title="Articles">
          <Items order={order} />
        </Panel>
        <Side order={order} />
      </div>
      {order.failure && (
        <p role="alert" className={styles.error}>
          {order.failure}
        </p>
      )}
      <div className={classNames(layout.ways, styles.actions)}>
        <RetryButton
          variant="primary"
          run={order.refresh}
          isBusy={order.isRefreshing}
          label={order.failure ? 'Réessayer' : 'Actualiser'}
        />
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
          Imprimer
        </Button>
        <WhatsAppLink href={order.whatsappHref} label="Écrire à la boutique" />
        <Link href="/" className={buttonClass('quiet')}>
          Retour à l’accueil
        </Link>
      </div>
    </div>
  );
}
