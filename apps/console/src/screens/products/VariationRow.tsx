import type { StaffProductWire } from '@teranga/contract/admin';
import { classNames } from '@teranga/ui/class-names';
import { selectContent } from '@teranga/ui/field';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { readWhole } from '../../lib/wholeNumber.ts';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { reductionWords, isApplied } from './priceRules.ts';
import { StockControl } from './StockControl.tsx';
import { titleOf, type VariationDraft } from './variations.ts';
import card from '../../parts/cardTable.module.css';
import styles from './VariationMatrix.module.css';

/** What is typed in a row. */
export type VariationField = 'sku' | 'sellingPrice' | 'quantity';

interface VariationRowProps {
  productId: string;
  draft: VariationDraft;
  /** As the server has it; undefined for a new one. */
  saved: StaffProductWire['variations'][number] | undefined;
  errorOf: (name: VariationField) => string | undefined;
  change: (fields: Partial<VariationDraft>) => void;
  open: () => void;
}

/** One variation of the matrix. */
export function VariationRow({ productId, draft, saved, errorOf, change, open }: VariationRowProps) {
  const id = useId();
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');
  // As it is typed, until it changes elsewhere.
  const shownPrice = Object.is(readWhole(price), draft.sellingPrice) ? price : draft.sellingPrice;
  const title = titleOf(draft);
  const errors = [errorOf('sellingPrice'), errorOf('quantity'), errorOf('sku')].filter(Boolean);
  const rules = draft.multiPricing.filter(isApplied);
  const describedBy = errors.length > 0 ? `${id}-error` : undefined;
  return (
    <tr className={styles.row} data-off={!draft.isEnabled || undefined}>
      <td className={styles.name}>
        <span className={styles.who}>
          <Thumbnail file={draft.picture} className={styles.image} />
          <span>
            {title}
            {rules.length > 0 && (
              <span className={card.note}>
                {rules.map((rule) => reductionWords(rule, draft.sellingPrice)).join(', ')}
              </span>
            )}
            {errors.length > 0 && (
              <span id={`${id}-error`} className={classNames(card.note, styles.error)}>
                {errors.join(' ')}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className={styles.price}>
        <span className={styles.word} aria-hidden="true">
          Prix en FCFA
        </span>
        <input
          type="number"
          inputMode="numeric"
          className={styles.input}
          onFocus={selectContent}
          aria-label={`Prix de ${title} en FCFA`}
          aria-invalid={errorOf('sellingPrice') ? true : undefined}
          aria-describedby={describedBy}
          value={shownPrice}
          onChange={({ target }) => {
            setPrice(target.value);
            change({ sellingPrice: readWhole(target.value) });
          }}
        />
      </td>
      <td className={saved ? styles.stock : styles.newStock}>
        {saved ? (
          <StockControl
            stock={{
              id: productId,
              sku: draft.sku,
              name: title,
              quantity: saved.quantity,
              trackStock: saved.trackStock,
            }}
          />
        ) : (
          <>
            <span className={styles.word} aria-hidden="true">
              Stock
            </span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              placeholder="0"
              className={styles.input}
              onFocus={selectContent}
              aria-label={`Stock de ${title}`}
              aria-invalid={errorOf('quantity') ? true : undefined}
              aria-describedby={describedBy}
              value={stock}
              onChange={({ target }) => {
                setStock(target.value);
                change({ quantity: target.value === '' ? undefined : readWhole(target.value) });
              }}
            />
          </>
        )}
      </td>
      <td className={styles.sku}>
        <span className={styles.word} aria-hidden="true">
          Référence
        </span>
        <input
          className={styles.input}
          aria-label={`Référence de ${title}`}
          aria-invalid={errorOf('sku') ? true : undefined}
          aria-describedby={describedBy}
          value={draft.sku}
          onChange={({ target }) => change({ sku: target.value })}
        />
      </td>
      <td className={styles.sale}>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={`${title} : en vente`}
            checked={draft.isEnabled}
            onChange={({ target }) => change({ isEnabled: target.checked })}
          />
          <span className={styles.word}>En vente</span>
        </label>
      </td>
      <td className={styles.more}>
        <button type="button" className={styles.way} onClick={open}>
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Image et réductions de {title}</VisuallyHidden>
        </button>
      </td>
    </tr>
  );
}
