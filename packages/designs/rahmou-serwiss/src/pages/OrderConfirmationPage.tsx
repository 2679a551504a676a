import { useConfirmedOrder } from '@teranga/core/features/order-tracking';
import OrderConfirmation from '@teranga/design-default/pages/OrderConfirmationPage';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { BoardStub } from '../board/BoardStub.tsx';
import { deliveryRows, pickupRows } from '../board/orderRows.ts';
import { ticketClass } from '../ticket/ticketClass.ts';
import styles from './OrderConfirmationPage.module.css';

/** Page /order-confirmation: the order is a boarding pass, from the agency to its shopper. */
export default function OrderConfirmationPage() {
  const details = useConfirmedOrder(useSearchParams()[0])?.details;
  const rows = details?.isPickup ? pickupRows : deliveryRows(details ? 'Vous' : '');
  return (
    <div className={classNames(ticketClass.along, styles.ticket)}>
      <div className={ticketClass.main}>
        <OrderConfirmation />
      </div>
      <BoardStub rows={[...rows, { label: 'Statut', text: 'Enregistrée' }]} code="commande enregistrée" />
    </div>
  );
}
