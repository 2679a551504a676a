import type { SlipFormat, StaffOrderWire } from '@teranga/contract/admin';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@teranga/ui/button';
import { Menu } from '../../parts/Menu.tsx';
import { useHasRole } from '../../lib/session.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { OrderEditDialog } from './OrderEditDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { flushSteps } from './useStepOrder.ts';

type Open = 'edit' | 'return' | 'refund' | 'REJECTED' | 'CANCELLED' | null;

/** Opens the packing slip in a window of its own and prints it. */
function printSlip(ref: string, format: SlipFormat) {
  const slip = window.open(`/api/admin/orders/${encodeURIComponent(ref)}/slip?format=${format}`);
  slip?.addEventListener('load', () => slip.print());
}

/** What is done with an order besides its next status. */
export function OrderMenu({ order }: { order: StaffOrderWire }) {
  const { ref, status, nextStatuses, refundable } = order;
  const [open, setOpen] = useState<Open>(null);
  const isManager = useHasRole('manager');
  const close = () => setOpen(null);
  /** What a form changes follows the step that waits for its undo: that one is sent first. */
  const begin = (what: Open) => {
    flushSteps();
    setOpen(what);
  };
  const wasSent = status === 'SHIPPED' || status === 'DELIVERED';
  const mayRefund = isManager && refundable > 0;
  const mayEdit = status === 'WAITING_FOR_VALIDATION' || status === 'VALIDATED';
  const items = [
    ...(mayEdit ? [{ label: 'Modifier la commande…', run: () => begin('edit') }] : []),
    { label: 'Bon de préparation, ticket 80 mm', run: () => printSlip(ref, '80mm') },
    ...(wasSent ? [{ label: 'Colis refusé ou retour…', run: () => begin('return') }] : []),
    ...(mayRefund ? [{ label: 'Rembourser…', run: () => begin('refund') }] : []),
    ...(nextStatuses.includes('REJECTED')
      ? [{ label: 'Rejeter la commande…', isGrave: true, run: () => begin('REJECTED') }]
      : []),
    ...(nextStatuses.includes('CANCELLED')
      ? [{ label: 'Annuler la commande…', isGrave: true, run: () => begin('CANCELLED') }]
      : []),
  ];
  return (
    <>
      <Button variant="quiet" onClick={() => printSlip(ref, 'a6')}>
        <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
        Imprimer
      </Button>
      <Menu label="Autres actions" items={items} />
      {open === 'edit' && <OrderEditDialog order={order} onClose={close} />}
      <ReturnDialog
        order={order}
        isOpen={open === 'return'}
        onClose={close}
        refund={mayRefund ? () => setOpen('refund') : undefined}
      />
      <RefundDialog order={order} left={refundable} isOpen={open === 'refund'} onClose={close} />
      <EndDialog
        order={order}
        to={open === 'REJECTED' || open === 'CANCELLED' ? open : null}
        onClose={close}
      />
    </>
  );
}
