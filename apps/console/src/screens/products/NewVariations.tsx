import { FieldRow, TextField } from '@teranga/ui/field';
import { Card } from '../../parts/Card.tsx';
import { errorsOf, noEntry, type VariationEntries, type VariationEntry } from './newProduct.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { titleOf, type VariationDraft } from './variations.ts';

interface NewVariationsProps {
  drafts: readonly VariationDraft[];
  entries: VariationEntries;
  /** Whether the form was sent: what is missing is said from then on. */
  isChecked: boolean;
  onChange: (drafts: readonly VariationDraft[], entries: VariationEntries) => void;
}

/** The references get the product's name and the variations its price when it is created. */
const start = { sku: '', sellingPrice: 0 };

/** The options of a new product, and each variation's stock and price. */
export function NewVariations({ drafts, entries, isChecked, onChange }: NewVariationsProps) {
  return (
    <Card title="Déclinaisons">
      <OptionsEditor drafts={drafts} start={start} onChange={(next) => onChange(next, entries)} />
      {drafts.map((draft) => {
        const { sku } = draft;
        const title = titleOf(draft);
        const entry = entries[sku] ?? noEntry;
        const errors = isChecked ? errorsOf(entry) : {};
        const change = (part: Partial<VariationEntry>) =>
          onChange(drafts, { ...entries, [sku]: { ...entry, ...part } });
        return (
          <FieldRow key={sku}>
            <TextField
              name={`quantity-${sku}`}
              type="number"
              inputMode="numeric"
              min={0}
              label={`Stock de ${title}`}
              isRequired
              error={errors.quantity}
              value={entry.quantity}
              onChange={({ target }) => change({ quantity: target.value })}
            />
            <TextField
              name={`price-${sku}`}
              type="number"
              inputMode="numeric"
              min={1}
              label={`Prix de ${title} en FCFA`}
              placeholder="Prix de l’article"
              error={errors.price}
              value={entry.price}
              onChange={({ target }) => change({ price: target.value })}
            />
          </FieldRow>
        );
      })}
    </Card>
  );
}
