import type { StaffProductWire } from '@teranga/contract/admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { readWhole } from '../../lib/wholeNumber.ts';
import { Card } from '../../parts/Card.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { ProductFields } from './productFields.ts';
import { VariationMatrix } from './VariationMatrix.tsx';
import styles from './ProductForm.module.css';

/** The options of a product and each variation's price, stock and image. */
export function ProductVariations({ product }: { product: StaffProductWire }) {
  const { control, formState } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, 'variations'>({ name: 'variations' });
  const sku = useWatch({ control, name: 'sku' });
  // A text until the form is sent.
  const sellingPrice: unknown = useWatch({ control, name: 'sellingPrice' });
  const errors = Array.isArray(formState.errors.variations) ? formState.errors.variations : [];
  // The server counts the stock of a product without variations apart from theirs.
  const isStockLost =
    field.value.length > 0 && product.variations.length === 0 && product.trackStock && product.quantity > 0;
  return (
    <Card title="Déclinaisons" id="declinaisons">
      <OptionsEditor
        drafts={field.value}
        start={{ sku: sku || product.id.toUpperCase(), sellingPrice: readWhole(String(sellingPrice)) || 0 }}
        onChange={field.onChange}
      />
      {isStockLost && (
        <p className={styles.note}>
          Les {product.quantity} en stock ne passent pas aux déclinaisons : donnez à chacune son stock.
        </p>
      )}
      {field.value.length > 0 && (
        <VariationMatrix
          product={product}
          drafts={field.value}
          errorOf={(index, name) => errors[index]?.[name]?.message}
          onChange={field.onChange}
        />
      )}
    </Card>
  );
}
