import { yupResolver } from '@hookform/resolvers/yup';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { number, object, string } from 'yup';
import { productsApi } from '../../api/productsApi.ts';
import { Card } from '../../parts/Card.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { Page } from '../../parts/Page.tsx';
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx';
import styles from './ProductForm.module.css';

const amountText = 'Saisissez un prix en FCFA, sans décimales.';
const countText = 'Saisissez un nombre.';
const schema = object({
  name: string().trim().required('Donnez un nom à l’article.'),
  sellingPrice: number().typeError(amountText).integer(amountText).min(1, amountText).required(amountText),
  quantity: number().typeError(countText).integer(countText).min(0, countText).required(countText),
});

/** A new article: what it needs to exist; images and words follow on its page. */
export function NewProductPage() {
  const navigate = useNavigate();
  const [create, { isLoading, error }] = productsApi.useCreateProductMutation();
  const { register, handleSubmit, formState } = useForm({ resolver: yupResolver(schema) });
  const save = handleSubmit(async (fields) => {
    const { data } = await create(fields);
    if (data) navigate(`/articles/article/${encodeURIComponent(data.id)}`, { replace: true });
  });
  const failure = error ? asApiError(error) : null;
  const faultOf = (name: 'name' | 'sellingPrice' | 'quantity') =>
    formState.errors[name]?.message ?? failure?.fields?.[name];
  return (
    <Page title="Nouvel article" back={{ to: '/articles', label: 'Articles' }} width="narrow">
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <Card>
          <TextField label="Nom" isRequired error={faultOf('name')} {...register('name')} />
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA"
            isRequired
            error={faultOf('sellingPrice')}
            {...register('sellingPrice')}
          />
          <TextField
            type="number"
            inputMode="numeric"
            label="Quantité en stock"
            isRequired
            error={faultOf('quantity')}
            {...register('quantity')}
          />
        </Card>
        <FormError failure={failure} />
        <div className={styles['bar']}>
          <Button variant="primary" size="large" type="submit" isBusy={isLoading}>
            Créer l’article
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={formState.isDirty} />
    </Page>
  );
}
