import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { StockControl } from './StockControl.tsx';
import { titleOf } from './variations.ts';
import styles from './ProductStock.module.css';

const thresholdPattern = /^\d{0,8}$/;

function Threshold({ product }: { product: StaffProductWire }) {
  const { id, lowStock } = product;
  const saved = lowStock === null ? '' : String(lowStock);
  const [text, setText] = useState(saved);
  const [setLowStock, { isLoading }] = productsApi.useSetLowStockMutation();
  const { run } = useChange();
  const isChanged = text !== saved && thresholdPattern.test(text);
  return (
    <form
      className={styles.threshold}
      onSubmit={(event) => {
        event.preventDefault();
        const threshold = text === '' ? null : Number(text);
        if (isChanged) void run(setLowStock({ id, threshold }), { done: 'Seuil d’alerte enregistré.' });
      }}
    >
      <TextField
        name="lowStock"
        type="number"
        inputMode="numeric"
        min={0}
        label="M’avertir quand il en reste"
        hint="Ou moins. Vide : comme pour toute la boutique."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="quiet" type="submit" isBusy={isLoading} disabled={!isChanged}>
        Enregistrer
      </Button>
    </form>
  );
}

/** The stock of a product or of its variations, and when to warn of its end. */
export function ProductStock({ product, isManager }: { product: StaffProductWire; isManager: boolean }) {
  const { id, name, variations, quantity, trackStock } = product;
  const stocks =
    variations.length === 0
      ? [{ id, name, label: 'En stock', quantity, trackStock }]
      : variations.map((each) => ({
          id,
          sku: each.sku,
          name: titleOf(each),
          label: titleOf(each),
          quantity: each.quantity,
          trackStock: each.trackStock,
        }));
  return (
    <Card title="Stock">
      {variations.length > 0 && isManager ? (
        <p className={styles.row}>
          En tout, toutes déclinaisons
          <strong>{trackStock ? quantity : 'Sans limite'}</strong>
        </p>
      ) : (
        <ul>
          {stocks.map(({ label, ...stock }) => (
            <li key={label} className={styles.row}>
              {label}
              <StockControl stock={stock} />
            </li>
          ))}
        </ul>
      )}
      {isManager && <Threshold key={product.lowStock} product={product} />}
    </Card>
  );
}
