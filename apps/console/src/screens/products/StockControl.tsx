import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { signIconProps } from '../../lib/iconProps.ts';
import { productsApi } from '../../api/productsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import type { Stock } from './stock.ts';
import { StockDialog } from './StockDialog.tsx';
import styles from './StockCell.module.css';

/** A stock, changed by one at a press; a press on the number opens the rest. */
export function StockControl({ stock }: { stock: Stock }) {
  const { id, sku, name, quantity, trackStock, isLow = false } = stock;
  const [isOpen, setOpen] = useState(false);
  const [changeStock, { isLoading }] = productsApi.useChangeStockMutation();
  const { run } = useChange();
  const of = sku === undefined ? {} : { sku };
  const add = async (units: number) => {
    const undo = () => changeStock({ id, body: { ...of, change: { add: -units }, reason: 'Annulation' } });
    await run(changeStock({ id, body: { ...of, change: { add: units } } }), {
      done: `${name} : ${quantity + units} en stock.`,
      undo,
    });
  };
  return (
    <span className={styles.cell} aria-busy={isLoading}>
      {trackStock && (
        <button
          type="button"
          className={styles.step}
          disabled={quantity === 0 || isLoading}
          onClick={() => void add(-1)}
        >
          <Minus {...signIconProps} />
          <VisuallyHidden>Retirer un « {name} »</VisuallyHidden>
        </button>
      )}
      <button
        type="button"
        className={styles.count}
        data-low={trackStock && (isLow || quantity === 0)}
        onClick={() => setOpen(true)}
      >
        {trackStock ? quantity : 'Sans limite'}
        <VisuallyHidden> en stock : changer le stock de « {name} »</VisuallyHidden>
      </button>
      {trackStock && (
        <button type="button" className={styles.step} disabled={isLoading} onClick={() => void add(1)}>
          <Plus {...signIconProps} />
          <VisuallyHidden>Ajouter un « {name} »</VisuallyHidden>
        </button>
      )}
      {isOpen && <StockDialog stock={stock} onClose={() => setOpen(false)} />}
    </span>
  );
}
