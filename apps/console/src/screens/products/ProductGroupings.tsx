import { CheckboxField, SelectField, TextField } from '@teranga/ui/field';
import { useController, useFormContext } from 'react-hook-form';
import { groupingsApi } from '../../api/groupingsApi.ts';
import { useGrouping } from '../../api/useGrouping.ts';
import { Card } from '../../parts/Card.tsx';
import { ChipsField } from '../../parts/ChipsField.tsx';
import type { ProductFields } from './productFields.ts';
import type { ServerErrors } from './ProductWords.tsx';
import styles from './ProductGroupings.module.css';

/** Where shoppers find a product: category, collections, brand, tags. */
export function ProductGroupings({ serverErrors }: { serverErrors: ServerErrors }) {
  const { register, formState } = useFormContext<ProductFields>();
  const collectionIds = useController<ProductFields, 'collectionIds'>({ name: 'collectionIds' }).field;
  const tags = useController<ProductFields, 'tags'>({ name: 'tags' }).field;
  const categoryId = useController<ProductFields, 'categoryId'>({ name: 'categoryId' }).field;
  const categories = useGrouping('categories');
  const collections = useGrouping('collections');
  const { data: brands } = groupingsApi.useNamesQuery('brands');
  const { data: tagNames } = groupingsApi.useNamesQuery('tags');
  const toggle = (id: string) =>
    collectionIds.onChange(
      collectionIds.value.includes(id)
        ? collectionIds.value.filter((each) => each !== id)
        : [...collectionIds.value, id],
    );
  const errorOf = (name: 'brand' | 'sku' | 'tags' | 'categoryId') =>
    formState.errors[name]?.message ?? serverErrors?.[name];
  return (
    <Card title="Classement" id="classement">
      <SelectField
        name="categoryId"
        label="Rayon"
        options={[
          { value: '', label: 'Aucun' },
          ...(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={categories ? categoryId.value : ''}
        onChange={({ target }) => categoryId.onChange(target.value)}
        error={errorOf('categoryId')}
      />
      {collections && collections.items.length > 0 && (
        <fieldset className={styles.collections}>
          <legend className={styles.legend}>Collections</legend>
          <div className={styles.boxes}>
            {collections.items.map(({ id, name }) => (
              <CheckboxField
                key={id}
                name={`collection-${id}`}
                label={name}
                isChecked={collectionIds.value.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <ChipsField
        label="Étiquettes"
        hint="Entrée ou virgule après chaque mot."
        values={tags.value}
        onChange={tags.onChange}
        suggestions={tagNames?.items.map(({ name }) => name) ?? []}
        error={errorOf('tags')}
      />
      <TextField label="Marque" list="marques" error={errorOf('brand')} {...register('brand')} />
      <datalist id="marques">
        {brands?.items.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField label="Référence (SKU)" error={errorOf('sku')} {...register('sku')} />
    </Card>
  );
}
