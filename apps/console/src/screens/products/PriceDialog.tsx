import { yupResolver } from '@hookform/resolvers/yup';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { number, object } from 'yup';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from '../../parts/dialogs.module.css';

interface PriceDialogProps {
  product: { id: string; name: string; version: number; price: number };
  onClose: () => void;
}

const amountText = 'Saisissez un prix en FCFA, sans décimales.';
const conflictStatus = 412;
const schema = object({
  price: number().typeError(amountText).integer(amountText).min(1, amountText).required(amountText),
});

/** Sets what shoppers pay for an article from now on. */
export function PriceDialog({ product, onClose }: PriceDialogProps) {
  const { id, name, version, price } = product;
  const dispatch = useConsoleDispatch();
  const [setPrice, { isLoading, error }] = productsApi.useSetPriceMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { price },
  });
  const save = handleSubmit(async (values) => {
    const answer = await setPrice({ id, version, body: { price: values.price } });
    if (answer.error) return;
    dispatch(showToast({ tone: 'success', text: `Nouveau prix de « ${name} » enregistré.` }));
    onClose();
  });
  const failure = error ? asApiError(error) : null;
  const isConflict = failure?.status === conflictStatus;
  return (
    <Dialog isOpen onClose={onClose} label={isConflict ? 'Quelqu’un vous a devancé' : `Prix de « ${name} »`}>
      {isConflict ? (
        <>
          <p className={styles['text']}>{failure.message}</p>
          <p className={styles['soft']}>
            Rien n’a été changé de votre côté. La liste montre maintenant l’état à jour.
          </p>
          <div className={styles['ways']}>
            <Button variant="primary" onClick={onClose}>
              Voir l’état à jour
            </Button>
          </div>
        </>
      ) : (
        <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA"
            hint="Ce que le client paie dès maintenant."
            error={formState.errors.price?.message ?? failure?.fields?.['price']}
            {...register('price')}
          />
          <FormError failure={failure} />
          <div className={styles['ways']}>
            <Button variant="primary" type="submit" isBusy={isLoading}>
              Enregistrer le prix
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
