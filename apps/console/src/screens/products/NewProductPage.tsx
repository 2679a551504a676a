import { formatAmount } from '@teranga/core/domain/money';
import { yupResolver } from '@hookform/resolvers/yup';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { CheckboxField, goToFirstError, SelectField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { boolean, number, object, string } from 'yup';
import { useGrouping } from '../../api/useGrouping.ts';
import { productsApi } from '../../api/productsApi.ts';
import { showDone } from '../../lib/changeToast.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { countText, priceText, wholeNumber } from '../../lib/wholeNumber.ts';
import { Card } from '../../parts/Card.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { Page } from '../../parts/Page.tsx';
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx';
import { NewPhotos } from './NewPhotos.tsx';
import { NewVariations } from './NewVariations.tsx';
import { errorsOf, noEntry, toNewProduct, type VariationEntries } from './newProduct.ts';
import { useNewPhotos } from './useNewPhotos.ts';
import type { VariationDraft } from './variations.ts';
import styles from './ProductForm.module.css';

const count = wholeNumber(countText).min(0, countText).required(countText);

/** A product with variations has no stock of its own. */
const schemaOf = (hasVariations: boolean) =>
  object({
    name: string().trim().required('Donnez un nom à l’article.'),
    sellingPrice: wholeNumber(priceText).min(1, priceText).required(priceText),
    quantity: hasVariations
      ? number()
          .transform(() => 0)
          .default(0)
      : count,
    categoryId: string().default(''),
    isPublished: boolean().default(true),
  });

/** A new product: what it needs to be sold; its words follow on its page. */
export function NewProductPage() {
  const navigate = useNavigate();
  const dispatch = useConsoleDispatch();
  const [create, { isLoading, error }] = productsApi.useCreateProductMutation();
  const [drafts, setDrafts] = useState<readonly VariationDraft[]>([]);
  const [entries, setEntries] = useState<VariationEntries>({});
  const [isChecked, setChecked] = useState(false);
  const { photos, add, drop, send } = useNewPhotos();
  const categories = useGrouping('categories')?.items ?? [];
  const hasVariations = drafts.length > 0;
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(schemaOf(hasVariations)),
    defaultValues: { categoryId: '', isPublished: true },
  });
  const save = handleSubmit(async (fields, event) => {
    const form: unknown = event?.target;
    if (drafts.some(({ sku }) => Object.keys(errorsOf(entries[sku] ?? noEntry)).length > 0)) {
      goToFirstError(form instanceof HTMLElement ? form : null);
      return;
    }
    const { data } = await create(toNewProduct(fields, drafts, entries));
    if (!data) return;
    await send(data.id);
    const state = fields.isPublished ? 'en vente' : 'hors vente';
    dispatch(showDone(`${data.name}, ${formatAmount(data.price)} : ${state}.`));
    navigate(`/articles/article/${encodeURIComponent(data.id)}`, { replace: true });
  });
  const failure = error ? asApiError(error) : null;
  const errorOf = (name: 'name' | 'sellingPrice' | 'quantity') =>
    formState.errors[name]?.message ?? failure?.fields?.[name];
  return (
    <Page title="Nouvel article" back={{ to: '/articles', label: 'Articles' }} width="narrow">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          setChecked(true);
          void save(event);
        }}
      >
        <Card>
          <TextField label="Nom" isRequired error={errorOf('name')} {...register('name')} />
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA"
            isRequired
            error={errorOf('sellingPrice')}
            {...register('sellingPrice')}
          />
          {!hasVariations && (
            <TextField
              type="number"
              inputMode="numeric"
              label="Quantité en stock"
              isRequired
              error={errorOf('quantity')}
              {...register('quantity')}
            />
          )}
        </Card>
        <NewPhotos photos={photos} add={add} drop={drop} />
        <NewVariations
          drafts={drafts}
          entries={entries}
          isChecked={isChecked}
          onChange={(next, typed) => {
            setDrafts(next);
            setEntries(typed);
          }}
        />
        <Card title="Vente">
          <SelectField
            label="Rayon"
            options={[
              { value: '', label: 'Aucun' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...register('categoryId')}
          />
          <CheckboxField
            label="Mettre en vente tout de suite"
            hint="Décoché, vous seul voyez l’article ; son texte et le reste se règlent sur sa page."
            {...register('isPublished')}
          />
        </Card>
        <FormError failure={failure} />
        <div className={styles.bar}>
          <Button variant="primary" size="large" type="submit" isBusy={isLoading || formState.isSubmitting}>
            Créer l’article
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={formState.isDirty || hasVariations || photos.length > 0} />
    </Page>
  );
}
