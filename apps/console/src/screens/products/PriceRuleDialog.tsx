import { yupResolver } from '@hookform/resolvers/yup';
import { formatXof, toXof } from '@teranga/core/domain/money';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { number, object, string, type ObjectSchema } from 'yup';
import styles from '../../parts/dialogs.module.css';
import type { PriceRuleFields } from './priceRules.ts';

interface PriceRuleDialogProps {
  fields: PriceRuleFields;
  base: number;
  isNew: boolean;
  save: (fields: PriceRuleFields) => void;
  onClose: () => void;
}

const kinds = [
  { value: 'percent', label: 'Pourcentage de moins' },
  { value: 'price', label: 'Prix à payer' },
];
const whole = 100;
const amountText = 'Saisissez un nombre entier.';
const momentText = 'Choisissez un jour et une heure.';

const schema: ObjectSchema<PriceRuleFields> = object({
  kind: string<'percent' | 'price'>().required(),
  amount: number()
    .typeError(amountText)
    .integer(amountText)
    .required(amountText)
    .when('kind', ([kind], each) =>
      kind === 'percent' ? each.max(whole, 'Au plus 100 %.') : each.min(0, 'Un prix n’est pas négatif.'),
    ),
  from: string().required(momentText),
  until: string()
    .required(momentText)
    .test('later', 'La fin vient après le début.', (until, { parent }) => until > String(parent.from)),
});

/** A reduction and its dates. */
export function PriceRuleDialog({ fields, base, isNew, save, onClose }: PriceRuleDialogProps) {
  const { register, handleSubmit, control, formState } = useForm<PriceRuleFields>({
    resolver: yupResolver(schema),
    defaultValues: fields,
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  // A text until the form is sent.
  const amount: unknown = useWatch({ control, name: 'amount' });
  const paid = kind === 'percent' ? Math.round(base - (base * Number(amount)) / whole) : Number(amount);
  const submit = handleSubmit(save);
  // The article's own form is around it in React; in the document, a form cannot lie in a form.
  return createPortal(
    <Dialog isOpen onClose={onClose} label={isNew ? 'Nouvelle réduction' : 'Changer la réduction'}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
      >
        <FieldRow>
          <SelectField label="Réduction" options={kinds} {...register('kind')} />
          <TextField
            type="number"
            inputMode="numeric"
            label={kind === 'percent' ? 'Pourcentage' : 'Prix en FCFA'}
            error={errors.amount?.message}
            {...register('amount')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            type="datetime-local"
            label="Commence le"
            error={errors.from?.message}
            {...register('from')}
          />
          <TextField
            type="datetime-local"
            label="Finit le"
            hint="Minuit : le jour d’avant est le dernier."
            error={errors.until?.message}
            {...register('until')}
          />
        </FieldRow>
        {Number.isFinite(paid) && paid >= 0 && (
          <p>
            Le client paie <strong>{formatXof(toXof(paid))}</strong> au lieu de {formatXof(toXof(base))}.
          </p>
        )}
        <div className={styles['ways']}>
          <Button variant="primary" type="submit">
            {isNew ? 'Ajouter la réduction' : 'Garder ces dates'}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
