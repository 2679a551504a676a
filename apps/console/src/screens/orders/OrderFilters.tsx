import { SelectField, TextField } from '@teranga/ui/field';
import { dayOf, endOfDay, lastDayBefore, startOfDay } from '../../lib/days.ts';
import { openPayments, settledPayments } from './orderWords.ts';
import { FilterPanel } from '../../parts/FilterPanel.tsx';

interface OrderFiltersProps {
  filters: Readonly<Record<string, string>>;
  change: (changes: Readonly<Record<string, string | null>>) => void;
}

const payments = [
  { value: '', label: 'Tous' },
  { value: settledPayments, label: 'Payées ou à la livraison' },
  { value: openPayments, label: 'Paiement en cours ou échoué' },
  { value: 'NONE', label: 'À la livraison' },
  { value: 'WAITING', label: 'Paiement attendu' },
  { value: 'PAID', label: 'Payées en ligne' },
  { value: 'FAILED', label: 'Paiement échoué' },
  { value: 'REFUNDED', label: 'Remboursées' },
];
const kinds = [
  { value: '', label: 'Toutes' },
  { value: 'delivery', label: 'Livraison' },
  { value: 'pickup', label: 'Retrait' },
];
const sorts = [
  { value: '', label: 'Les plus récentes' },
  { value: 'oldest', label: 'Les plus anciennes' },
  { value: 'total_desc', label: 'Montant décroissant' },
  { value: 'total_asc', label: 'Montant croissant' },
];
const cleared = { paymentStatus: null, deliveryKind: null, since: null, until: null, sort: null };

/** What narrows the list of orders besides its tab and its search. */
export function OrderFilters({ filters, change }: OrderFiltersProps) {
  const { paymentStatus = '', deliveryKind = '', since = '', until = '', sort = '' } = filters;
  const count = [paymentStatus, deliveryKind, since, until].filter(Boolean).length;
  return (
    <FilterPanel count={count} clear={() => change(cleared)}>
      <SelectField
        name="paymentStatus"
        label="Paiement"
        options={payments}
        value={paymentStatus}
        onChange={({ target }) => change({ paymentStatus: target.value })}
      />
      <SelectField
        name="deliveryKind"
        label="Livraison ou retrait"
        options={kinds}
        value={deliveryKind}
        onChange={({ target }) => change({ deliveryKind: target.value })}
      />
      <TextField
        name="since"
        type="date"
        label="Du"
        value={dayOf(since)}
        onChange={({ target }) => change({ since: target.value === '' ? null : startOfDay(target.value) })}
      />
      <TextField
        name="until"
        type="date"
        label="Au"
        value={lastDayBefore(until)}
        onChange={({ target }) => change({ until: target.value === '' ? null : endOfDay(target.value) })}
      />
      <SelectField
        name="sort"
        label="Trier par"
        options={sorts}
        value={sort}
        onChange={({ target }) => change({ sort: target.value })}
      />
    </FilterPanel>
  );
}
