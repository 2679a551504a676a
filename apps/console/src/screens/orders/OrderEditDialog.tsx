import { formatAmount } from '@teranga/core/domain/money';
import { yupResolver } from '@hookform/resolvers/yup';
import type { OrderEditWire, StaffOrderWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { array, object, string, type ObjectSchema } from 'yup';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { countText, wholeNumber } from '../../lib/wholeNumber.ts';
import { FormError } from '../../parts/FormError.tsx';
import dialogs from '../../parts/dialogs.module.css';
import { zoneOptions } from './zoneOptions.ts';

interface OrderEditDialogProps {
  order: StaffOrderWire;
  onClose: () => void;
}

interface EditFields {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  /** Empty: as it is. */
  deliveryZone: string;
  reason: string;
  quantities: number[];
}

const schema: ObjectSchema<EditFields> = object({
  firstName: string().trim().required('Donnez le prénom.'),
  lastName: string().trim().required('Donnez le nom.'),
  phone: string().trim().required('Donnez un numéro de téléphone.'),
  address: string().trim().default(''),
  city: string().trim().default(''),
  deliveryZone: string().default(''),
  reason: string().trim().default(''),
  quantities: array(wholeNumber(countText).min(0, countText).required(countText)).required(),
});

/** What is sent: the fields that were changed. */
function toEdit(fields: EditFields, order: StaffOrderWire, dirty: ReadonlySet<string>): OrderEditWire {
  const { quantities, deliveryZone, reason, ...words } = fields;
  const lines = order.lines.flatMap(({ position, quantity }, index) => {
    const newQuantity = quantities[index] ?? quantity;
    return newQuantity === quantity ? [] : [{ position, quantity: newQuantity }];
  });
  return {
    ...Object.fromEntries(Object.entries(words).filter(([name]) => dirty.has(name))),
    ...(lines.length > 0 && { lines }),
    ...(deliveryZone && { deliveryZone }),
    reason: reason || null,
  };
}

/** Changes an order before it is shipped: fewer products, or another address. */
export function OrderEditDialog({ order, onClose }: OrderEditDialogProps) {
  const { data: shop } = ordersApi.useShopQuery();
  const [edit, { isLoading }] = ordersApi.useEditOrderMutation();
  const { run, conflict, failure, clearConflict } = useChange();
  const dispatch = useConsoleDispatch();
  const { refetch } = ordersApi.useOrderQuery(order.ref);
  const { client, contact, lines } = order;
  const { register, handleSubmit, formState } = useForm<EditFields>({
    resolver: yupResolver(schema),
    defaultValues: {
      firstName: client.firstName,
      lastName: client.lastName,
      phone: contact.phone,
      address: client.address ?? '',
      city: client.city ?? '',
      deliveryZone: '',
      reason: '',
      quantities: lines.map(({ quantity }) => quantity),
    },
  });
  const { errors, dirtyFields } = formState;
  const save = handleSubmit(async (fields) => {
    const body = toEdit(fields, order, new Set(Object.keys(dirtyFields)));
    const answer = await run(edit({ ref: order.ref, version: order.version, body }));
    if (!answer?.data) return;
    const { refund } = answer.data;
    const text =
      refund > 0 ? `Commande changée ; ${formatAmount(refund)} à rendre au client.` : 'Commande changée.';
    dispatch(showToast({ tone: 'success', text }));
    onClose();
  });
  if (conflict !== null)
    return (
      <ConflictDialog
        message={conflict}
        onClose={() => {
          clearConflict();
          void refetch();
          onClose();
        }}
      />
    );
  const errorOf = (name: 'firstName' | 'lastName' | 'phone' | 'address' | 'city' | 'deliveryZone') =>
    errors[name]?.message ?? failure?.fields?.[name];
  return (
    <FormDialog isDirty={formState.isDirty} onClose={onClose} label="Modifier la commande">
      <form className={dialogs.form} noValidate onSubmit={(event) => void save(event)}>
        {lines.map(({ position, name, options, quantity }, index) => (
          <TextField
            key={position}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            label={[name, ...options.map(({ value }) => value)].join(', ')}
            hint={`De 0 à ${quantity} : une commande ne peut que diminuer.`}
            error={errors.quantities?.[index]?.message}
            {...register(`quantities.${index}`)}
          />
        ))}
        <FieldRow>
          <TextField label="Prénom" error={errorOf('firstName')} {...register('firstName')} />
          <TextField label="Nom" error={errorOf('lastName')} {...register('lastName')} />
        </FieldRow>
        <TextField type="tel" label="Téléphone" error={errorOf('phone')} {...register('phone')} />
        <FieldRow>
          <TextField label="Adresse et repère" error={errorOf('address')} {...register('address')} />
          <TextField label="Ville" error={errorOf('city')} {...register('city')} />
        </FieldRow>
        <SelectField
          label="Zone de livraison"
          options={[{ value: '', label: order.deliveryZone ?? 'Comme elle est' }, ...zoneOptions(shop)]}
          error={errorOf('deliveryZone')}
          {...register('deliveryZone')}
        />
        <TextField label="Motif" hint="Le client le lit. Facultatif." {...register('reason')} />
        <FormError failure={failure} />
        <div className={dialogs.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Enregistrer la commande
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
