import { formatAmount } from '@teranga/core/domain/money';
import { conflictStatus } from '@teranga/contract/statuses';
import { yupResolver } from '@hookform/resolvers/yup';
import type { NewPriceWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { productsApi } from '../../api/productsApi.ts';
import { showDone } from '../../lib/changeToast.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { priceText, readWhole, wholeNumber } from '../../lib/wholeNumber.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from '../../parts/dialogs.module.css';
import { runningRule } from './priceRules.ts';

interface PriceDialogProps {
  /** `sellingPrice`: before its reduction, crossed out in the shop. */
  product: { id: string; name: string; version: number; price: number; sellingPrice: number };
  onClose: () => void;
}

const schema = object({
  price: wholeNumber(priceText).min(1, priceText).required(priceText),
});

/** Sets what shoppers pay for a product from now on. */
export function PriceDialog({ product, onClose }: PriceDialogProps) {
  const { id, name, version, price, sellingPrice } = product;
  const [now] = useState(() => Date.now());
  const isReduced = price < sellingPrice;
  const [setPrice, { error }] = productsApi.useSetPriceMutation();
  const [restore] = productsApi.useRestoreProductMutation();
  const [read, reading] = productsApi.useLazyProductQuery();
  const dispatch = useConsoleDispatch();
  // A price that looks like a mistake is taken once it is resent.
  const [doubted, setDoubted] = useState<number | null>(null);
  const { register, handleSubmit, formState, control, setFocus } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { price },
  });
  const save = handleSubmit(async (values) => {
    let body: NewPriceWire = { price: values.price };
    if (isReduced && values.price < sellingPrice) {
      const { data } = await read(id);
      if (!data) return;
      const { startDate = null, endDate = null } = runningRule(data.multiPricing, now) ?? {};
      body = { ...body, compareAt: sellingPrice, from: startDate, until: endDate };
    }
    const isConfirmed = values.price === doubted;
    const { data, error: refusal } = await setPrice({
      id,
      version,
      body: isConfirmed ? { ...body, isConfirmed } : body,
    });
    if (!data) {
      if (asApiError(refusal).fields?.['isConfirmed']) setDoubted(values.price);
      return;
    }
    // Short: on a phone it stays off the page's own actions.
    const text = `Prix enregistré : ${formatAmount(values.price)}.`;
    dispatch(showDone(text, () => restore({ id, version: data.version, to: version, isConfirmed: true })));
    onClose();
  });
  // Its one field: what is typed replaces the price.
  useEffect(() => setFocus('price', { shouldSelect: true }), [setFocus]);
  const typed: unknown = useWatch({ control, name: 'price' });
  const isDoubted = doubted !== null && readWhole(String(typed)) === doubted;
  const problem = error ?? reading.error;
  const failure = problem ? asApiError(problem) : null;
  const isConflict = failure?.status === conflictStatus;
  // Outside the table, whose cell aligns its texts.
  return createPortal(
    <Dialog isOpen onClose={onClose} label={isConflict ? 'Quelqu’un vous a devancé' : `Prix de « ${name} »`}>
      {isConflict ? (
        <>
          <p className={styles.text}>{failure.message}</p>
          <p className={styles.soft}>
            Rien n’a été changé de votre côté. La liste montre maintenant l’état à jour.
          </p>
          <div className={styles.ways}>
            <Button variant="primary" onClick={onClose}>
              Voir l’état à jour
            </Button>
          </div>
        </>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA"
            hint={
              isReduced
                ? `Ce que le client paie dès maintenant. Le prix barré de ${formatAmount(sellingPrice)} reste tant qu’il est plus haut.`
                : 'Ce que le client paie dès maintenant.'
            }
            error={formState.errors.price?.message ?? failure?.fields?.['price']}
            {...register('price')}
          />
          <FormError failure={failure} />
          <div className={styles.ways}>
            <Button variant="primary" type="submit" isBusy={formState.isSubmitting}>
              {isDoubted ? 'Oui, c’est le bon prix' : 'Enregistrer le prix'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}
