import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffProductWire } from '@teranga/contract/admin';
import { CheckboxField } from '@teranga/ui/field';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { productsApi } from '../../api/productsApi.ts';
import { useProductChange } from '../../lib/useVersionedChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ConflictDialog, preservedText } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { ProductPricing } from './ProductPricing.tsx';
import { ProductGroupings } from './ProductGroupings.tsx';
import { ProductVariations } from './ProductVariations.tsx';
import { ProductWords } from './ProductWords.tsx';
import { fieldsOf, productSchema, toPatch, type ProductFields } from './productFields.ts';
import styles from './ProductForm.module.css';

export interface ProductFormHandle {
  /** Puts the product on sale, with whatever was changed. */
  publish: () => void;
}

interface ProductFormProps {
  product: StaffProductWire;
  ref: Ref<ProductFormHandle>;
}

/** A product's words, prices, variations and groupings. Only what was changed is sent. */
export function ProductForm({ product, ref }: ProductFormProps) {
  const { id, version } = product;
  const { refetch } = productsApi.useProductQuery(id);
  const [change, { isLoading }] = productsApi.useChangeProductMutation();
  const { run, conflict, failure, clearConflict } = useProductChange(id);
  const form = useForm<ProductFields>({
    resolver: yupResolver(productSchema),
    defaultValues: fieldsOf(product),
  });
  const { register, handleSubmit, formState, reset, setValue } = form;
  const { isDirty } = formState;
  // What the fields were read from.
  const [synced, setSynced] = useState(product);

  // Without changes of one's own, what somebody else saved is shown; with them, saving says so.
  if (!isDirty && synced.version < version) setSynced(product);
  useEffect(() => reset(fieldsOf(synced), { keepDirtyValues: true }), [reset, synced]);

  const send = async (fields: ProductFields, isConfirmed: boolean) => {
    const changed = toPatch(fields, Object.keys(form.formState.dirtyFields));
    const body = isConfirmed ? { ...changed, isConfirmed } : changed;
    const done = body.isPublished ? 'L’article est en vente.' : 'Article enregistré.';
    const answer = await run(change({ id, version: synced.version, body }), synced.version, done);
    if (!answer?.data) return;
    setSynced(answer.data);
    reset(fieldsOf(answer.data));
  };
  const save = handleSubmit((fields) => send(fields, false));
  const confirm = handleSubmit((fields) => send(fields, true));
  /** Why a price looks like a mistake. */
  const doubt = failure?.fields?.['isConfirmed'];
  useImperativeHandle(ref, () => ({
    publish: () => {
      if (formState.isSubmitting) return;
      setValue('isPublished', true, { shouldDirty: true });
      void save();
    },
  }));
  const reload = async () => {
    clearConflict();
    const { data } = await refetch();
    if (data) setSynced(data);
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <ProductWords serverErrors={failure?.fields} />
        <ProductPricing product={product} serverErrors={failure?.fields} />
        <ProductVariations product={product} />
        <ProductGroupings serverErrors={failure?.fields} />
        <Card title="Vente">
          <CheckboxField
            label="En vente"
            hint="Hors vente, l’article disparaît de la boutique ; ses commandes restent."
            {...register('isPublished')}
          />
        </Card>
        <FormError failure={failure && conflict === null && doubt === undefined ? failure : null} />
        <SaveBar isDirty={isDirty} isBusy={isLoading} reset={() => reset()} />
      </form>
      <ConfirmDialog
        isOpen={doubt !== undefined}
        title="Ce prix est-il juste ?"
        action="Oui, enregistrer"
        cancel="Corriger"
        primary="cancel"
        isBusy={isLoading}
        confirm={() => void confirm()}
        onClose={clearConflict}
      >
        {failure?.message}
      </ConfirmDialog>
      <ConflictDialog message={conflict} text={preservedText} onClose={() => void reload()} />
    </FormProvider>
  );
}
