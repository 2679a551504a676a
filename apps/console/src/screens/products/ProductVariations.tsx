import type { StaffProductWire } from '@teranga/contract/admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../parts/Card.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { ProductFields } from './productFields.ts';
import { VariationMatrix } from './VariationMatrix.tsx';

/** The options of an article and each variation's price, stock and picture. */
export function ProductVariations({ product }: { product: StaffProductWire }) {
  const { control, formState } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, 'variations'>({ name: 'variations' });
  const sku = useWatch({ control, name: 'sku' });
  // A text until the form is sent.
  const sellingPrice: unknown = useWatch({ control, name: 'sellingPrice' });
  const errors = Array.isArray(formState.errors.variations) ? formState.errors.variations : [];
  return (
    <Card title="Déclinaisons">
      <OptionsEditor
        drafts={field.value}
        start={{ sku: sku || product.id.toUpperCase(), sellingPrice: Number(sellingPrice) || 0 }}
        onChange={field.onChange}
      />
      {field.value.length > 0 && (
        <VariationMatrix
          product={product}
          drafts={field.value}
          faultOf={(index, name) => errors[index]?.[name]?.message}
          onChange={field.onChange}
        />
      )}
    </Card>
  );
}
