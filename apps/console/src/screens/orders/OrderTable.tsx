import { formatAmount } from '@teranga/core/domain/money';
import type { ListedOrderWire } from '@teranga/contract/admin';
import { useMemo } from 'react';
import { useConsoleSelector, type ConsoleState } from '../../lib/consoleStore.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { statusBadge } from '../../lib/statusBadge.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { paymentBadge } from './orderWords.ts';

const columnsOf = (pending: ConsoleState['pendingSteps']): Column<ListedOrderWire>[] => [
  {
    title: 'Commande',
    at: 'footer',
    cell: ({ ref, createdAt }) => (
      <>
        <RowLink to={ref}>{ref}</RowLink>
        <CellNote>{formatWhen(createdAt)}</CellNote>
      </>
    ),
  },
  {
    title: 'Client',
    at: 'title',
    cell: ({ firstName, lastName, units }) => (
      <>
        {firstName} {lastName}
        <CellNote isForDesk>{plural(units, 'article')}</CellNote>
      </>
    ),
  },
  {
    title: 'Livraison',
    at: 'line',
    // An order that is picked up has no city.
    cell: ({ city, zoneName }) =>
      city ? (
        <>
          {city}
          <CellNote isForDesk>{zoneName}</CellNote>
        </>
      ) : (
        zoneName
      ),
  },
  {
    title: 'Statut',
    at: 'lineEnd',
    cell: ({ ref, status, deliveryKind }) => {
      const { label, tone } = statusBadge(pending[ref]?.at(-1) ?? status, deliveryKind === 'pickup');
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    title: 'Paiement',
    at: 'footerEnd',
    cell: (order) => {
      const { label, tone } = paymentBadge(order);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { title: 'Total', at: 'end', isNumber: true, cell: ({ total }) => formatAmount(total) },
];

interface OrderTableProps {
  orders: readonly ListedOrderWire[];
  selection: Selection;
}

/** Orders; the whole row leads to the order. */
export function OrderTable({ orders, selection }: OrderTableProps) {
  const pending = useConsoleSelector(({ pendingSteps }) => pendingSteps);
  const columns = useMemo(() => columnsOf(pending), [pending]);
  return (
    <DataTable
      caption="Commandes"
      columns={columns}
      rows={orders}
      keyOf={({ ref }) => ref}
      nameOf={({ ref }) => `la commande ${ref}`}
      selection={selection}
    />
  );
}
