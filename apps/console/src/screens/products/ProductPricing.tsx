import { formatAmount } from '@teranga/core/domain/money';
import type { StaffProductWire } from '@teranga/contract/admin';
import { TextField } from '@teranga/ui/field';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { readWhole } from '../../lib/wholeNumber.ts';
import { Card } from '../../parts/Card.tsx';
import { PriceRules } from './PriceRules.tsx';
import type { ProductFields } from './productFields.ts';
import type { ServerErrors } from './ProductWords.tsx';

/** Prices of a calendar, and reductions of each of them, at most. */
const mostOffers = 100;
const mostRules = 20;

/** The different prices of the variations on offer. */
function offersOf(variations: ProductFields['variations']) {
  const prices = variations
    .filter(({ isEnabled, sellingPrice }) => isEnabled && Number.isInteger(sellingPrice))
    .map(({ sellingPrice, multiPricing }) => ({
      sellingPrice,
      multiPricing: multiPricing.slice(-mostRules),
    }));
  const byText = new Map(prices.map((price) => [JSON.stringify(price), price]));
  return [...byText.values()].slice(0, mostOffers);
}

/** The price and its dated reductions. With variations, the price is theirs. */
export function ProductPricing({
  product,
  serverErrors,
}: {
  product: StaffProductWire;
  serverErrors: ServerErrors;
}) {
  const { register, control, formState } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, 'multiPricing'>({ name: 'multiPricing' });
  const variations = useWatch({ control, name: 'variations' });
  // A text until the form is sent.
  const price: unknown = useWatch({ control, name: 'sellingPrice' });
  const hasVariations = variations.length > 0;
  const lowest = Math.min(...variations.map(({ sellingPrice }) => sellingPrice));
  const base = hasVariations ? lowest : readWhole(String(price));
  return (
    <Card title="Prix" id="prix">
      {hasVariations ? (
        <p>
          À partir de <strong>{formatAmount(Number.isFinite(base) ? base : 0)}</strong>, avant réductions.
          Chaque déclinaison a son prix, plus bas.
          {product.price < base && ` Le client paie dès ${formatAmount(product.price)} en ce moment.`}
        </p>
      ) : (
        <TextField
          type="number"
          inputMode="numeric"
          label="Prix en FCFA, avant réductions"
          hint={
            product.price === product.sellingPrice
              ? null
              : `Le client paie ${formatAmount(product.price)} en ce moment.`
          }
          error={formState.errors.sellingPrice?.message ?? serverErrors?.['sellingPrice']}
          {...register('sellingPrice')}
        />
      )}
      <PriceRules base={base} rules={field.value} offers={offersOf(variations)} onChange={field.onChange} />
    </Card>
  );
}
