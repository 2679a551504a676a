import type { ListedProductWire } from '@teranga/contract/admin';
import { CellNote } from '../../parts/DataTable.tsx';
import { Badge } from '../../parts/Badge.tsx';
import { StockControl } from './StockControl.tsx';
import styles from './StockCell.module.css';

/** Low variations that a row has room for. */
const mostNamed = 3;
const lowWords = (low: ListedProductWire['lowVariations']) =>
  low
    .slice(0, mostNamed)
    .map(({ name, quantity }) => `${name} (${quantity})`)
    .join(', ') + (low.length > mostNamed ? '…' : '');

/** A product's stock in the list; that of variations is changed on the product's page. */
export function StockCell({ product }: { product: ListedProductWire }) {
  const { quantity, trackStock, hasVariations, isLow, lowVariations, variations } = product;
  if (!hasVariations) {
    const { id, name } = product;
    return <StockControl stock={{ id, name, quantity, trackStock, isLow }} />;
  }
  if (!trackStock) return <span className={styles.free}>Sans limite</span>;
  return (
    <span className={styles.sum}>
      <span className={styles.count} data-low={quantity === 0}>
        {quantity}
      </span>{' '}
      en stock {quantity === 0 && <Badge tone="bad">Épuisé</Badge>}
      {quantity > 0 && isLow && (
        <Badge tone="waiting">{lowVariations.length === variations ? 'Bas' : 'En partie bas'}</Badge>
      )}
      {quantity > 0 && lowVariations.length > 0 && <CellNote>{lowWords(lowVariations)}</CellNote>}
    </span>
  );
}
