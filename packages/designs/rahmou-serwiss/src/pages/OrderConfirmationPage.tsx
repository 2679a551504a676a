import OrderConfirmation from '@teranga/design-default/pages/OrderConfirmationPage';
import { classNames } from '@teranga/ui/class-names';
import { BoardStub } from '../board/BoardStub.tsx';
import { ticketClass } from '../ticket/ticketClass.ts';
import styles from './OrderConfirmationPage.module.css';

/** /order-confirmation: the order is a boarding pass, from the agency to its shopper. */
export default function OrderConfirmationPage() {
  return (
    <div className={classNames(ticketClass.along, styles.ticket)}>
      <div className={ticketClass.main}>
        <OrderConfirmation />
      </div>
      <BoardStub
        rows={[
          { label: 'De', text: 'L’agence' },
          { label: 'Vers', text: 'Vous' },
          { label: 'Statut', text: 'Enregistrée' },
        ]}
        code="commande enregistrée"
      />
    </div>
  );
}
