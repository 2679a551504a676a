import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@teranga/ui/button';
import { CheckboxField, FieldRow, SelectField, TextField } from '@teranga/ui/field';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { readWhole, wholeNumber, wholeNumberText } from '../../lib/wholeNumber.ts';
import { periodOf, type PriceRuleFields } from './priceRules.ts';
import styles from '../../parts/dialogs.module.css';

type Kind = PriceRuleFields['kind'];

interface PriceRuleFormProps {
  fields: PriceRuleFields;
  kinds: readonly Kind[];
  /** An existing one may come from another system, which also raises prices. */
  isNew: boolean;
  button: string | ((typed: PriceRuleFields) => string);
  isBusy?: boolean;
  save: (fields: PriceRuleFields) => void;
  /** What the reduction will do; an amount that is none yet is NaN. */
  children: (typed: PriceRuleFields) => ReactNode;
}

const kindWords: Record<Kind, { label: string; amount: string }> = {
  percent: { label: 'Pourcentage de moins', amount: 'Pourcentage' },
  off: { label: 'FCFA de moins', amount: 'Montant en FCFA' },
  price: { label: 'Prix à payer', amount: 'Prix en FCFA' },
};
const whole = 100;
const dayText = 'Choisissez un jour.';
const timeText = 'Choisissez une heure.';
const lastText = 'La fin vient après le début.';
const time = string()
  .default('')
  .when('isTimed', ([isTimed], each) => (isTimed ? each.required(timeText) : each));

type Period = Omit<PriceRuleFields, 'kind' | 'amount'>;
const isForwards = (period: Period) => {
  const [start, end] = periodOf(period);
  return end > start;
};

const schemaOf = (isNew: boolean): ObjectSchema<PriceRuleFields> =>
  object({
    kind: string<Kind>().required(),
    amount: wholeNumber(wholeNumberText)
      .required(wholeNumberText)
      .when('kind', ([kind], each) => {
        if (kind === 'price') return each.min(0, 'Un prix n’est pas négatif.');
        if (kind === 'off') return each.min(1, 'Au moins 1 FCFA.');
        const percent = each.max(whole, 'Au plus 100 %.');
        return isNew ? percent.min(1, 'Au moins 1 %.') : percent;
      }),
    first: string().required(dayText),
    last: string()
      .required(dayText)
      .test('later', lastText, (last, { parent }) => !last || last >= String(parent.first)),
    isTimed: boolean().required(),
    from: time,
    until: time.test(
      'later',
      lastText,
      (_until, { parent }) => !parent.isTimed || parent.last !== parent.first || isForwards(parent as Period),
    ),
  });
const schemas = { new: schemaOf(true), existing: schemaOf(false) };

/** The fields of a reduction and its dates. */
export function PriceRuleForm(props: PriceRuleFormProps) {
  const { fields, kinds, isNew, button, isBusy, save, children } = props;
  const { register, handleSubmit, control, formState } = useForm<PriceRuleFields>({
    resolver: yupResolver(isNew ? schemas.new : schemas.existing),
    defaultValues: fields,
  });
  const { errors } = formState;
  const watched = useWatch({ control });
  const typed = { ...fields, ...watched, amount: readWhole(String(watched.amount)) };
  const { kind, isTimed } = typed;
  const submit = handleSubmit(save);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        // A product's own form may be around it in React.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <FieldRow>
        <SelectField
          label="Réduction"
          options={kinds.map((value) => ({ value, label: kindWords[value].label }))}
          {...register('kind')}
        />
        <TextField
          type="number"
          inputMode="numeric"
          label={kindWords[kind].amount}
          error={errors.amount?.message}
          {...register('amount')}
        />
      </FieldRow>
      <FieldRow>
        <TextField type="date" label="Premier jour" error={errors.first?.message} {...register('first')} />
        <TextField type="date" label="Dernier jour" error={errors.last?.message} {...register('last')} />
      </FieldRow>
      <CheckboxField label="À des heures précises" {...register('isTimed')} />
      {isTimed && (
        <FieldRow>
          <TextField
            type="time"
            label="Le premier jour, dès"
            error={errors.from?.message}
            {...register('from')}
          />
          <TextField
            type="time"
            label="Le dernier jour, jusqu’à"
            error={errors.until?.message}
            {...register('until')}
          />
        </FieldRow>
      )}
      {children(typed)}
      <div className={styles.ways}>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {typeof button === 'string' ? button : button(typed)}
        </Button>
      </div>
    </form>
  );
}
