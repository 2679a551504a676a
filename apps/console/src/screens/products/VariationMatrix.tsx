import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { useState } from 'react';
import { VariationDialog } from './VariationDialog.tsx';
import { VariationRow, type VariationField } from './VariationRow.tsx';
import type { VariationDraft } from './variations.ts';
import card from '../../parts/cardTable.module.css';
import styles from './VariationMatrix.module.css';

interface VariationMatrixProps {
  product: StaffProductWire;
  drafts: readonly VariationDraft[];
  errorOf: (index: number, name: VariationField) => string | undefined;
  onChange: (drafts: VariationDraft[]) => void;
}

/** Rows that are shown at first, and with each press: hundreds of fields make a phone slow. */
const pageSize = 40;

/** Each variation with its price, stock and reference: a table on a desk, cards on a phone. */
export function VariationMatrix({ product, drafts, errorOf, onChange }: VariationMatrixProps) {
  const [count, setCount] = useState(pageSize);
  const [opened, setOpened] = useState<number | null>(null);
  const stocks = new Map(product.variations.map((each) => [each.sku, each]));
  const change = (index: number, fields: Partial<VariationDraft>) =>
    onChange(drafts.map((draft, at) => (at === index ? { ...draft, ...fields } : draft)));
  const openedDraft = opened === null ? undefined : drafts[opened];
  return (
    <>
      <table className={classNames(card.table, styles.table)}>
        <caption className={card.caption}>Déclinaisons de l’article</caption>
        <thead>
          <tr>
            <th scope="col">Déclinaison</th>
            <th scope="col">Prix en FCFA</th>
            <th scope="col">Stock</th>
            <th scope="col">Référence</th>
            <th scope="col">En vente</th>
            <th scope="col">
              <span className={card.caption}>Plus</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.slice(0, count).map((draft, index) => (
            <VariationRow
              // A reference can be changed, so it is no key.
              key={index}
              productId={product.id}
              draft={draft}
              saved={stocks.get(draft.sku)}
              errorOf={(name) => errorOf(index, name)}
              change={(fields) => change(index, fields)}
              open={() => setOpened(index)}
            />
          ))}
        </tbody>
      </table>
      {count < drafts.length && (
        <Button variant="quiet" onClick={() => setCount(count + pageSize)}>
          Afficher les {drafts.length - count} autres
        </Button>
      )}
      {opened !== null && openedDraft && (
        <VariationDialog
          draft={openedDraft}
          gallery={product.gallery}
          change={(fields) => change(opened, fields)}
          copyPrice={() =>
            onChange(drafts.map((draft) => ({ ...draft, sellingPrice: openedDraft.sellingPrice })))
          }
          remove={() => {
            setOpened(null);
            onChange(drafts.filter((_draft, index) => index !== opened));
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
