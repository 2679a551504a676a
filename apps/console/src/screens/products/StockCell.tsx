import type { ListedProductWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Minus, Plus } from 'lucide-react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { Badge } from '../../parts/Badge.tsx';
import styles from './StockCell.module.css';

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** An article's stock, changed by one at a press; those with variations are changed on their page. */
export function StockCell({ product }: { product: ListedProductWire }) {
  const { id, name, quantity, trackStock, hasVariations, isLow } = product;
  const dispatch = useConsoleDispatch();
  const [changeStock, { isLoading }] = productsApi.useChangeStockMutation();
  const add = async (units: number) => {
    const { data, error } = await changeStock({ id, body: { change: { add: units } } });
    if (error) {
      dispatch(showToast({ tone: 'error', text: asApiError(error).message }));
      return;
    }
    const undo = () => void changeStock({ id, body: { change: { add: -units }, reason: 'Annulation' } });
    dispatch(
      showToast({
        tone: 'success',
        text: `${name} : ${data.after.quantity} en stock.`,
        action: { label: 'Annuler', run: undo },
      }),
    );
  };
  if (!trackStock) return <span className={styles['free']}>Sans limite</span>;
  const count = (
    <span className={styles['count']} data-low={isLow || quantity === 0}>
      {quantity}
    </span>
  );
  if (hasVariations)
    return (
      <span className={styles['sum']}>
        {count} en stock {quantity === 0 && <Badge tone="bad">Épuisé</Badge>}
      </span>
    );
  return (
    <span className={styles['cell']} aria-busy={isLoading}>
      <button
        type="button"
        className={styles['step']}
        disabled={quantity === 0 || isLoading}
        onClick={() => void add(-1)}
      >
        <Minus {...icon} />
        <VisuallyHidden>Retirer un « {name} »</VisuallyHidden>
      </button>
      {count}
      <button type="button" className={styles['step']} disabled={isLoading} onClick={() => void add(1)}>
        <Plus {...icon} />
        <VisuallyHidden>Ajouter un « {name} »</VisuallyHidden>
      </button>
    </span>
  );
}
