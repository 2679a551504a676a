import type { StaffProductWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import styles from './ProductStock.module.css';

interface StockRow {
  /** Of the variation; absent for a product without. */
  sku?: string;
  label: string;
  quantity: number;
  trackStock: boolean;
}

const conflictStatus = 409;
const wholeNumber = /^\d{1,8}$/;

const rowsOf = ({ variations, quantity, trackStock }: StaffProductWire): StockRow[] =>
  variations.length === 0
    ? [{ label: 'En stock', quantity, trackStock }]
    : variations.map((each) => ({
        sku: each.sku,
        label: each.options.map(({ value }) => value).join(', ') || each.sku,
        quantity: each.quantity,
        trackStock: each.trackStock,
      }));

function StockField({ id, row }: { id: string; row: StockRow }) {
  const { sku, label, quantity } = row;
  const [text, setText] = useState(String(quantity));
  const [conflict, setConflict] = useState<string | null>(null);
  const dispatch = useConsoleDispatch();
  const { refetch } = productsApi.useProductQuery(id);
  const [changeStock, { isLoading }] = productsApi.useChangeStockMutation();
  const isChanged = text !== String(quantity) && wholeNumber.test(text);
  const save = async () => {
    const { error } = await changeStock({
      id,
      body: { ...(sku !== undefined && { sku }), change: { set: Number(text), expected: quantity } },
    });
    if (!error) {
      dispatch(showToast({ tone: 'success', text: 'Stock enregistré.' }));
      return;
    }
    const failure = asApiError(error);
    if (failure.status === conflictStatus) setConflict(failure.message);
    else dispatch(showToast({ tone: 'error', text: failure.message }));
  };
  return (
    <form
      className={styles['row']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void save();
      }}
    >
      <TextField
        name={`stock-${sku ?? ''}`}
        type="number"
        inputMode="numeric"
        min={0}
        label={label}
        hint={row.trackStock ? null : 'Sans limite aujourd’hui'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="quiet" type="submit" isBusy={isLoading} disabled={!isChanged}>
        Enregistrer
      </Button>
      <ConflictDialog
        message={conflict}
        onClose={() => {
          setConflict(null);
          void refetch();
        }}
      />
    </form>
  );
}

/** The stock of an article or of its variations, set with the value that was seen. */
export function ProductStock({ product }: { product: StaffProductWire }) {
  return (
    <Card title="Stock">
      {rowsOf(product).map((row) => (
        <StockField key={`${row.sku} ${row.quantity}`} id={product.id} row={row} />
      ))}
    </Card>
  );
}
