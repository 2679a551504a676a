import { formatAmount } from '@teranga/core/domain/money';
import type { ListedProductWire } from '@teranga/contract/admin';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { PriceDialog } from './PriceDialog.tsx';
import styles from './PriceCell.module.css';

/** What shoppers pay now, with the price before a reduction; a press changes it. */
export function PriceCell({ product, isEditable }: { product: ListedProductWire; isEditable: boolean }) {
  const { price, sellingPrice, reducedFrom } = product;
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      {price < sellingPrice && <s className={styles.before}>{formatAmount(sellingPrice)}</s>}
      <span className={styles.price}>{formatAmount(price)}</span>
      {reducedFrom.length > 0 && (
        <small className={styles.next}>
          Réduit dès le {reducedFrom.map((start) => formatDay(start)).join(', puis le ')}
        </small>
      )}
    </>
  );
  if (!isEditable) return <span className={styles.cell}>{words}</span>;
  return (
    <>
      <button type="button" className={styles.cell} onClick={() => setOpen(true)}>
        {words}
        <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Changer le prix de « {product.name} »</VisuallyHidden>
      </button>
      {isOpen && <PriceDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
