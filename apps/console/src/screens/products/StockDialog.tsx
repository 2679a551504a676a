import type { StockChangedWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { Skeleton } from '@teranga/ui/skeleton';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { productsApi } from '../../api/productsApi.ts';
import { formatWhen } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { countText } from '../../lib/wholeNumber.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import dialogs from '../../parts/dialogs.module.css';
import type { Stock } from './stock.ts';
import styles from './StockDialog.module.css';

interface StockDialogProps {
  stock: Stock;
  onClose: () => void;
}

const ways = [
  { value: 'add', label: 'Ajouter' },
  { value: 'take', label: 'Retirer' },
  { value: 'set', label: 'Fixer après comptage' },
  { value: 'free', label: 'Ne pas compter (sans limite)' },
];
const kinds: Record<string, string> = {
  order: 'Commande',
  release: 'Commande annulée ou réduite',
  return: 'Retour',
  import: 'Import',
  staff: 'Équipe',
  correction: 'Correction',
};
const unitsPattern = /^\d{1,8}$/;

function toChange(way: string, units: number, { quantity, trackStock }: Stock) {
  if (way === 'free') return { isUntracked: true } as const;
  if (way === 'set') return { set: units, expected: trackStock ? quantity : null };
  return { add: way === 'take' ? -units : units };
}

type Counted = StockChangedWire['before'];

/** Takes a change of stock back. */
function toUndo(before: Counted, after: Counted) {
  if (!before.trackStock) return { isUntracked: true } as const;
  return { set: before.quantity, expected: after.trackStock ? after.quantity : null };
}

function Movements({ stock }: { stock: Stock }) {
  const query = productsApi.useMovementsQuery({ id: stock.id, sku: stock.sku });
  return (
    <QueryState query={query} skeleton={<Skeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={dialogs.soft}>Aucun mouvement pour le moment.</p>
        ) : (
          <ul className={styles.movements}>
            {items.map(({ at, sku, delta, kind, reference, note, actor }) => (
              <li key={`${at} ${sku} ${delta}`} className={styles.movement}>
                <strong>{delta > 0 ? `+${delta}` : `−${-delta}`}</strong>
                <span>
                  {[kinds[kind] ?? kind, reference, note].filter(Boolean).join(' · ')}
                  <span className={styles.soft}>
                    {formatWhen(at)} · {actor.name}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/**
 * Adds to a stock, takes from it or sets it with the number that was seen; what moved it before.
 */
export function StockDialog({ stock, onClose }: StockDialogProps) {
  const { id, sku, name, quantity, trackStock } = stock;
  const [way, setWay] = useState(trackStock ? 'add' : 'set');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [countError, setCountError] = useState<string | null>(null);
  const [changeStock, { isLoading }] = productsApi.useChangeStockMutation();
  const { run, conflict, failure, clearConflict } = useChange();
  const save = async () => {
    if (way !== 'free' && !unitsPattern.test(text)) {
      setCountError(countText);
      return;
    }
    const body = {
      ...(sku !== undefined && { sku }),
      change: toChange(way, Number(text), stock),
      reason: reason.trim() || null,
    };
    const answer = await run(changeStock({ id, body }), {
      done: `Stock de « ${name} » enregistré.`,
      // A count that somebody else has moved since is refused.
      undo: ({ before, after }) =>
        changeStock({ id, body: { ...body, change: toUndo(before, after), reason: 'Annulation' } }),
    });
    if (answer) onClose();
  };
  if (conflict !== null) {
    const close = () => {
      clearConflict();
      onClose();
    };
    return <ConflictDialog message={conflict} onClose={close} />;
  }
  // It may lie in the product's form in React; in the document, a form cannot lie in a form.
  return createPortal(
    <Dialog isOpen onClose={onClose} label={`Stock de « ${name} »`}>
      <form
        className={dialogs.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }}
      >
        <p>
          {trackStock ? (
            <>
              En stock : <strong>{quantity}</strong>
            </>
          ) : (
            'Sans limite : le stock n’est pas compté.'
          )}
        </p>
        <FieldRow>
          <SelectField
            name="way"
            label="Changement"
            options={trackStock ? ways : ways.filter(({ value }) => value === 'set')}
            value={way}
            onChange={({ target }) => setWay(target.value)}
          />
          {way !== 'free' && (
            <TextField
              name="units"
              type="number"
              inputMode="numeric"
              min={0}
              label="Nombre"
              error={countError}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setCountError(null);
              }}
            />
          )}
        </FieldRow>
        <TextField
          name="reason"
          label="Motif"
          hint="Inventaire, casse, livraison du fournisseur… Facultatif."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError failure={failure} />
        <div className={dialogs.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Enregistrer le stock
          </Button>
        </div>
      </form>
      <h3 className={styles.heading}>Derniers mouvements</h3>
      <Movements stock={stock} />
    </Dialog>,
    document.body,
  );
}
