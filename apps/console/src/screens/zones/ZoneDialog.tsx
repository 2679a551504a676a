import { formatAmount } from '@teranga/core/domain/money';
import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffZoneListWire } from '@teranga/contract/admin';
import { CheckboxField, FieldRow, SelectField, TextAreaField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { zonesApi } from '../../api/zonesApi.ts';
import { useStoreChange } from '../../lib/useVersionedChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { EntryButtons } from '../../parts/EntryButtons.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { wholeNumber } from '../../lib/wholeNumber.ts';
import { FormError } from '../../parts/FormError.tsx';
import dialogs from '../../parts/dialogs.module.css';

type Zone = StaffZoneListWire['items'][number];

interface ZoneDialogProps {
  /** Null for a new one. */
  zone: Zone | null;
  /** Of the settings, as they were seen. */
  version: number;
  onClose: () => void;
}

type ZoneFields = Omit<Zone, 'id'>;

/** The server's own. */
const highestPrice = 1_000_000;
const amountText = 'Saisissez un montant en FCFA ; 0 pour une livraison gratuite.';
const kinds = [
  { value: 'delivery', label: 'Livraison à l’adresse' },
  { value: 'pickup', label: 'Retrait sur place' },
];
const empty: ZoneFields = { name: '', kind: 'delivery', price: 0, description: '', isEnabled: true };

const schema: ObjectSchema<ZoneFields> = object({
  name: string().trim().required('Donnez un nom : un quartier, une ville, un point de retrait.'),
  kind: string<'delivery' | 'pickup'>().required(),
  price: wholeNumber(amountText)
    .min(0, amountText)
    .max(highestPrice, `Au plus ${formatAmount(highestPrice)}.`)
    .required(amountText),
  description: string().trim().default(''),
  isEnabled: boolean().default(true),
});

/** A zone: its name, what delivery costs, and whether it is offered. */
export function ZoneDialog({ zone, version, onClose }: ZoneDialogProps) {
  // The entry as it was when the dialog opened, however often the list is refetched behind it.
  const [seen] = useState(version);
  const [create, creation] = zonesApi.useCreateZoneMutation();
  const [change, changing] = zonesApi.useChangeZoneMutation();
  const [remove, removal] = zonesApi.useRemoveZoneMutation();
  const { run, conflict, failure } = useStoreChange();
  const { register, handleSubmit, formState } = useForm<ZoneFields>({
    resolver: yupResolver(schema),
    defaultValues: zone ?? empty,
  });
  const { errors } = formState;
  const errorOf = (name: keyof ZoneFields) => errors[name]?.message ?? failure?.fields?.[name];
  const save = handleSubmit(async ({ name, kind, price, description, isEnabled }) => {
    const body = { name, kind, price, description, isEnabled };
    const answer = zone
      ? await run(change({ id: zone.id, version: seen, body }), seen, `La zone « ${name} » est enregistrée.`)
      : await run(create({ version: seen, body }), seen, 'Zone créée, à la dernière place.');
    if (answer) onClose();
  });
  const end = async () => {
    if (!zone) return;
    const answer = await run(remove({ id: zone.id, version: seen }), seen, `« ${zone.name} » est supprimée.`);
    if (answer) onClose();
  };
  if (conflict !== null) return <ConflictDialog message={conflict} onClose={onClose} />;
  return (
    <FormDialog isDirty={formState.isDirty} onClose={onClose} label={zone ? zone.name : 'Nouvelle zone'}>
      <form className={dialogs.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField label="Nom" isRequired error={errorOf('name')} {...register('name')} />
        <FieldRow>
          <SelectField
            label="Livraison ou retrait"
            options={kinds}
            error={errorOf('kind')}
            {...register('kind')}
          />
          <TextField
            type="number"
            inputMode="numeric"
            label="Prix en FCFA"
            error={errorOf('price')}
            {...register('price')}
          />
        </FieldRow>
        <TextAreaField
          label="Précisions"
          hint="Délai, jours, quartiers… Le client les lit."
          rows={2}
          error={errorOf('description')}
          {...register('description')}
        />
        <CheckboxField label="Proposée aux clients" {...register('isEnabled')} />
        <FormError failure={failure} />
        <EntryButtons
          isBusy={creation.isLoading || changing.isLoading}
          isRemoving={removal.isLoading}
          remove={zone && (() => void end())}
        >
          Supprimer cette zone ? Les commandes passées la gardent. Pour ne plus la proposer un temps, décochez
          plutôt « Proposée aux clients ».
        </EntryButtons>
      </form>
    </FormDialog>
  );
}
