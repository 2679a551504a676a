import { formatAmount } from '@teranga/core/domain/money';
import { yupResolver } from '@hookform/resolvers/yup';
import type { PaymentMethod } from '@teranga/contract';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { newKey } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { FieldRow, SelectField, TextField } from '@teranga/ui/field';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { object, string, type ObjectSchema } from 'yup';
import { ordersApi } from '../../api/ordersApi.ts';
import { useSession } from '../../lib/session.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { Page } from '../../parts/Page.tsx';
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx';
import { KnownCustomer } from './KnownCustomer.tsx';
import { NewOrderLines } from './NewOrderLines.tsx';
import { isTyped, newOrderDraft, noFields, type OrderFields } from './newOrderDraft.ts';
import { totalOf, type OrderLine } from './newOrderLine.ts';
import { zoneOptions, zonesOf } from './zoneOptions.ts';
import sticky from '../../parts/stickyBar.module.css';
import styles from './NewOrderPage.module.css';

const payments = [
  { value: 'cod', label: 'À la livraison' },
  { value: 'paytech', label: 'En ligne, par un lien de paiement' },
];

const placeOf = (missing: string, needsNoAddress: (zone: string) => boolean) =>
  string()
    .trim()
    .default('')
    .when('deliveryZone', ([zone]: unknown[], field) =>
      needsNoAddress(String(zone)) ? field : field.required(missing),
    );

/** The server's own rule: an order that is picked up needs no address. */
const schemaOf = (needsNoAddress: (zone: string) => boolean): ObjectSchema<OrderFields> =>
  object({
    firstName: string().trim().required('Donnez le prénom.'),
    lastName: string().trim().required('Donnez le nom.'),
    phone: string().trim().required('Donnez un numéro de téléphone.'),
    email: string().trim().email('Cette adresse e-mail n’en est pas une.').default(''),
    address: placeOf('Donnez l’adresse ou un repère.', needsNoAddress),
    city: placeOf('Donnez la ville.', needsNoAddress),
    deliveryZone: string().required('Choisissez la zone de livraison.'),
    paymentMethod: string<PaymentMethod>().required(),
    promoCode: string().trim().default(''),
  });

/** An order that a customer gives by telephone. */
export function NewOrderPage() {
  const navigate = useNavigate();
  const { data: shop } = ordersApi.useShopQuery();
  const storeId = useSession().store.id;
  const [draft] = useState(() => newOrderDraft.read(storeId));
  const [lines, setLines] = useState<readonly OrderLine[]>(draft?.lines ?? []);
  const [lineError, setLineError] = useState<string | null>(null);
  // One key for each order: a repeated press orders once, also after a reload.
  const [key] = useState(() => draft?.key ?? newKey());
  const [place, { isLoading }] = ordersApi.usePlaceOrderMutation();
  const { run, conflict, failure, clearConflict } = useChange();
  const zones = zonesOf(shop);
  const schema = schemaOf((named) =>
    zones.some(({ id, name, kind }) => (id ?? name) === named && kind === 'pickup'),
  );
  const { register, handleSubmit, control, formState, getValues, setValue } = useForm<OrderFields>({
    resolver: yupResolver(schema),
    defaultValues: draft?.fields ?? noFields,
    // Without products their search gets the focus.
    shouldFocusError: lines.length > 0,
  });
  const typed = useWatch({ control });
  const { deliveryZone } = typed;
  const isDirty = lines.length > 0 || isTyped(typed);
  useEffect(() => {
    if (isDirty) newOrderDraft.save(storeId, { fields: { ...noFields, ...typed }, lines, key });
    else newOrderDraft.clear(storeId);
  }, [isDirty, key, lines, storeId, typed]);
  // A zone of the draft can be chosen only once the zones are there.
  useEffect(() => {
    if (shop) setValue('deliveryZone', getValues('deliveryZone'));
  }, [getValues, setValue, shop]);
  const zone = zones.find(({ id, name }) => (id ?? name) === deliveryZone);
  const errorOf = (name: keyof OrderFields) => formState.errors[name]?.message ?? failure?.fields?.[name];
  const save = handleSubmit(async ({ email, address, city, promoCode, ...fields }) => {
    const answer = await run(
      place({
        key,
        body: {
          ...fields,
          email: email || null,
          address: address || null,
          city: city || null,
          promoCode: promoCode || null,
          items: lines.map(({ id, sku, quantity }) => ({ id, variation: sku, quantity })),
        },
      }),
      { done: 'Commande enregistrée.' },
    );
    if (!answer?.data) return;
    newOrderDraft.clear(storeId);
    navigate(`/commandes/${answer.data.data.ref}`, { replace: true });
  });
  const takeKnown = ({ name, email, addresses: [latest] }: CustomerRecordWire) => {
    const [firstName = '', ...rest] = name.split(' ');
    const zoneNamed = zones.find((each) => each.name === latest?.zoneName);
    const customerFields: Partial<OrderFields> = {
      firstName,
      lastName: rest.join(' '),
      ...(email && { email }),
      ...(latest && { address: latest.address, city: latest.city }),
      ...(zoneNamed && { deliveryZone: zoneNamed.id ?? zoneNamed.name }),
    };
    for (const [field, value] of Object.entries(customerFields)) setValue(field as keyof OrderFields, value);
  };
  const fields = useRef<HTMLFormElement>(null);
  const products = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form itself focuses what it refuses; this is what the server refused.
    if (failure?.fields) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const submit = (event: SyntheticEvent) => {
    if (lines.length > 0) {
      void save(event);
      return;
    }
    setLineError('Ajoutez au moins un article.');
    // Also a form that is not sent follows what is typed from then on.
    void handleSubmit(() => undefined)(event).then(() => products.current?.querySelector('input')?.focus());
  };
  return (
    <Page title="Nouvelle commande" back={{ to: '/commandes', label: 'Commandes' }} width="narrow">
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        <Card title="Articles">
          <div ref={products} className={styles.products}>
            <NewOrderLines
              lines={lines}
              onChange={(next) => {
                setLines(next);
                setLineError(null);
              }}
            />
          </div>
          {(lineError ?? failure?.fields?.['items']) && (
            <p role="alert" className={styles.error}>
              {lineError ?? failure?.fields?.['items']}
            </p>
          )}
        </Card>
        <Card title="Client">
          <TextField
            type="tel"
            inputMode="tel"
            label="Téléphone"
            isRequired
            error={errorOf('phone')}
            {...register('phone')}
          />
          <KnownCustomer phone={typed.phone ?? ''} take={takeKnown} />
          <FieldRow>
            <TextField label="Prénom" isRequired error={errorOf('firstName')} {...register('firstName')} />
            <TextField label="Nom" isRequired error={errorOf('lastName')} {...register('lastName')} />
          </FieldRow>
          <TextField type="email" label="Adresse e-mail" error={errorOf('email')} {...register('email')} />
        </Card>
        <Card title="Livraison et paiement">
          <SelectField
            label="Zone de livraison"
            isRequired
            options={[{ value: '', label: 'Choisir…' }, ...zoneOptions(shop)]}
            error={errorOf('deliveryZone')}
            {...register('deliveryZone')}
          />
          {zone?.kind !== 'pickup' && (
            <FieldRow>
              <TextField
                label="Adresse et repère"
                isRequired
                error={errorOf('address')}
                {...register('address')}
              />
              <TextField label="Ville" isRequired error={errorOf('city')} {...register('city')} />
            </FieldRow>
          )}
          <FieldRow>
            <SelectField
              label="Paiement"
              options={payments}
              error={errorOf('paymentMethod')}
              {...register('paymentMethod')}
            />
            <TextField label="Code promo" error={errorOf('promoCode')} {...register('promoCode')} />
          </FieldRow>
        </Card>
        <FormError failure={failure && conflict === null ? failure : null} />
        <div className={classNames(sticky.bar, styles.bar)}>
          <p>
            Total{zone ? '' : ', hors livraison'} :{' '}
            <strong>{formatAmount(totalOf(lines) + (zone?.price ?? 0))}</strong>
          </p>
          <Button variant="primary" size="large" type="submit" isBusy={isLoading}>
            Enregistrer la commande
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={isDirty} onLeave={() => newOrderDraft.clear(storeId)} />
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </Page>
  );
}
