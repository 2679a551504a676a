import type { StockMode } from '@teranga/contract/admin';
import type { StockLevel } from '../../catalogue/edit/readStock.ts';
import { unlimitedStock } from '../../catalogue/stock/stockLine.ts';
import type { StockDraft } from '../draft.ts';

export const noLimit: StockLevel = { quantity: unlimitedStock, trackStock: false };

const toStock = (draft: StockDraft): StockLevel =>
  draft.trackStock ? { quantity: draft.quantity, trackStock: true } : noLimit;

/** The stock of a product after an import; `current` is null for a new one. */
export function applyStock(
  current: StockLevel | null,
  draft: StockDraft | undefined,
  mode: StockMode,
): StockLevel {
  if (!current) return draft ? toStock(draft) : noLimit;
  if (!draft || mode === 'keep') return current;
  if (mode === 'set') return toStock(draft);
  return current.trackStock && draft.trackStock
    ? { quantity: current.quantity + draft.quantity, trackStock: true }
    : current;
}
