import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffProductWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { CheckboxField, TextAreaField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { productSchema, toTags, type ProductFields } from './productFields.ts';
import styles from './ProductForm.module.css';

const conflictStatuses = new Set([409, 412]);

const fieldsOf = (product: StaffProductWire): ProductFields => ({
  name: product.name,
  description: product.description,
  brand: product.brand ?? '',
  tags: product.tags.join(', '),
  sellingPrice: product.sellingPrice,
  isPublished: product.isPublished,
});

/** Words, price and publication of an article. Only what was changed is sent. */
export function ProductForm({ product }: { product: StaffProductWire }) {
  const { id, version, variations } = product;
  const dispatch = useConsoleDispatch();
  const [conflict, setConflict] = useState<string | null>(null);
  const { refetch } = productsApi.useProductQuery(id);
  const [change, { isLoading, error }] = productsApi.useChangeProductMutation();
  const { register, handleSubmit, formState } = useForm<ProductFields>({
    resolver: yupResolver(productSchema),
    defaultValues: fieldsOf(product),
  });
  const { errors, dirtyFields, isDirty } = formState;
  const save = handleSubmit(async ({ tags, brand, ...fields }) => {
    const all = { ...fields, brand: brand || null, tags: toTags(tags) };
    const changed = Object.fromEntries(
      Object.entries(all).filter(([name]) => dirtyFields[name as keyof ProductFields]),
    );
    const answer = await change({ id, version, body: changed });
    if (!answer.error) {
      dispatch(showToast({ tone: 'success', text: 'Article enregistré.' }));
      return;
    }
    const failure = asApiError(answer.error);
    if (conflictStatuses.has(failure.status)) setConflict(failure.message);
  });
  const failure = error ? asApiError(error) : null;
  const faultOf = (name: keyof ProductFields) => errors[name]?.message ?? failure?.fields?.[name];
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <Card title="Article">
        <TextField label="Nom" isRequired error={faultOf('name')} {...register('name')} />
        <TextAreaField
          label="Description"
          hint="Texte ou HTML."
          rows={8}
          error={faultOf('description')}
          {...register('description')}
        />
        <TextField label="Marque" error={faultOf('brand')} {...register('brand')} />
        <TextField
          label="Étiquettes"
          hint="Séparées par des virgules."
          error={faultOf('tags')}
          {...register('tags')}
        />
      </Card>
      <Card title="Prix et vente">
        {variations.length === 0 && (
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA, avant promotions"
            error={faultOf('sellingPrice')}
            {...register('sellingPrice')}
          />
        )}
        <CheckboxField
          label="En vente"
          hint="Hors vente, l’article disparaît de la boutique ; ses commandes restent."
          {...register('isPublished')}
        />
      </Card>
      <FormError failure={failure && !conflictStatuses.has(failure.status) ? failure : null} />
      <div className={styles['bar']} data-dirty={isDirty}>
        <Button variant="primary" size="large" type="submit" isBusy={isLoading} disabled={!isDirty}>
          Enregistrer
        </Button>
      </div>
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
