import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffPromoWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { CheckboxField, FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { promosApi } from '../../api/promosApi.ts';
import { plural } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { newPromo, promoSchema, toPromo, toPromoFields, type PromoFields } from './promoFields.ts';
import { PromoProducts } from './PromoProducts.tsx';
import styles from './PromoForm.module.css';

const kinds = [
  { value: 'percent', label: 'Pourcentage' },
  { value: 'amount', label: 'Montant en FCFA' },
];

/** The fields of a promo code. */
export function PromoForm({ promo }: { promo: StaffPromoWire | null }) {
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const [create, creation] = promosApi.useCreatePromoMutation();
  const [change, changing] = promosApi.useChangePromoMutation();
  const [remove, removal] = promosApi.useRemovePromoMutation();
  const { run, conflict, failure, clearConflict } = useChange();
  const { register, handleSubmit, formState, control, reset } = useForm<PromoFields>({
    resolver: yupResolver(promoSchema),
    defaultValues: promo ? toPromoFields(promo) : newPromo,
  });
  // What was saved elsewhere is shown, and what is typed here kept.
  useEffect(() => {
    if (promo) reset(toPromoFields(promo), { keepDirtyValues: true });
  }, [promo, reset]);
  const productIds = useController({ control, name: 'productIds' }).field;
  const kind = useWatch({ control, name: 'kind' });
  const { errors, isDirty } = formState;
  const errorOf = (name: Exclude<keyof PromoFields, 'productIds'>) =>
    errors[name]?.message ?? failure?.fields?.[name];
  const save = handleSubmit(async (fields) => {
    const { code, ...body } = toPromo(fields);
    if (promo) {
      const { code: _code, ...before } = toPromo(toPromoFields(promo));
      const answer = await run(change({ code: promo.code, body }), {
        done: 'Code enregistré.',
        undo: () => change({ code: promo.code, body: before }),
      });
      if (answer?.data) reset(toPromoFields(answer.data));
      return;
    }
    const answer = await run(create({ code, ...body }), {
      done: `Le code « ${code.toUpperCase()} » est créé.`,
    });
    if (answer) navigate('/promos', { replace: true });
  });
  const end = async () => {
    if (!promo) return;
    const answer = await run(remove(promo.code), {
      done: `Le code « ${promo.code} » est supprimé.`,
      undo: () => create(toPromo(toPromoFields(promo))),
    });
    setEnding(false);
    if (answer) navigate('/promos', { replace: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Card title="Réduction">
        {!promo && (
          <TextField
            label="Code"
            hint="Ce que le client saisit, par exemple FETE10. Majuscules et minuscules se valent."
            isRequired
            error={errorOf('code')}
            {...register('code')}
          />
        )}
        <FieldRow>
          <SelectField label="Réduction en" options={kinds} {...register('kind')} />
          <TextField
            type="number"
            inputMode="numeric"
            label={kind === 'percent' ? 'Pourcentage' : 'Montant en FCFA'}
            error={errorOf('amount')}
            {...register('amount')}
          />
        </FieldRow>
        <TextField
          type="number"
          inputMode="numeric"
          label="À partir d’un panier de, en FCFA"
          hint="0 : quel que soit le panier."
          error={errorOf('minimumSubtotal')}
          {...register('minimumSubtotal')}
        />
      </Card>
      <Card title="Quand et combien">
        <FieldRow>
          <TextField type="date" label="Premier jour" error={errorOf('startsAt')} {...register('startsAt')} />
          <TextField type="date" label="Dernier jour" error={errorOf('endsAt')} {...register('endsAt')} />
        </FieldRow>
        <FieldRow>
          <TextField
            type="number"
            inputMode="numeric"
            label="Utilisations en tout"
            placeholder="Sans limite"
            error={errorOf('maxUses')}
            {...register('maxUses')}
          />
          <TextField
            type="number"
            inputMode="numeric"
            label="Utilisations par client"
            placeholder="Sans limite"
            error={errorOf('maxUsesPerContact')}
            {...register('maxUsesPerContact')}
          />
        </FieldRow>
        {promo && <p className={styles.soft}>Déjà {plural(promo.used, 'utilisation')}.</p>}
      </Card>
      <Card title="Articles concernés">
        <PromoProducts ids={productIds.value} onChange={productIds.onChange} />
      </Card>
      <Card title="État">
        <CheckboxField
          label="Le code fonctionne"
          hint="Décoché, le code est refusé ; les commandes passées gardent leur réduction."
          {...register('isEnabled')}
        />
      </Card>
      <FormError failure={failure && conflict === null ? failure : null} />
      {promo && promo.used === 0 && (
        <Button variant="quiet" className={styles.end} onClick={() => setEnding(true)}>
          Supprimer le code…
        </Button>
      )}
      <SaveBar
        isDirty={isDirty}
        isBusy={creation.isLoading || changing.isLoading}
        label={promo ? 'Enregistrer' : 'Créer le code'}
      />
      <ConfirmDialog
        isOpen={isEnding}
        title={`Supprimer le code « ${promo?.code} » ?`}
        action="Supprimer"
        isBusy={removal.isLoading}
        confirm={() => void end()}
        onClose={() => setEnding(false)}
      >
        Il n’a jamais servi. Pour l’arrêter un temps, décochez plutôt « Le code fonctionne ».
      </ConfirmDialog>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </form>
  );
}
