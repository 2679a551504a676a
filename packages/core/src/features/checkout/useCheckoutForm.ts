import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readableContact } from '../account/rules/index.ts';
import { type Customer, useCustomer } from '../account/auth/index.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { orderFormSchema, type OrderForm } from './rules/index.ts';
import type { DeliveryZone } from '../store-info/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { emptyValues, fieldNames, fieldTexts, type CheckoutValues } from './checkoutFields.ts';
import { loadPhoneReader, looksForeign, readPhone } from '../../domain/phone/index.ts';
import { saveCheckoutDraft, readCheckoutDraft } from './formDraft.ts';
import { postedError, postedValues, typedBefore, type FieldView } from '../../lib/forms/index.ts';
import { usePosted, type PostedForm } from '../../lib/posted/index.ts';
import type { CheckoutFieldName } from './views.ts';

/** The order form while it is filled in. */
export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, OrderForm>;

/** The customer's known data by field; unknown fields are absent. */
function customerValues({ firstName, lastName, phone, email, address }: Customer): Partial<CheckoutValues> {
  const values = {
    firstName,
    lastName,
    // Formatted as on the profile; the number sent is parsed from it anyway.
    phone: phone === null ? '' : readableContact(phone),
    email: email ?? '',
    address: address ?? '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The fields that a signed-in shopper changes in the profile, not here. */
function readOnlyFields({ name, phone, email }: Customer): ReadonlySet<CheckoutFieldName> {
  const readOnly: CheckoutFieldName[] = [];
  // One word is a first name: the last one is still to be given.
  if (name !== '') readOnly.push('firstName');
  if (name.includes(' ')) readOnly.push('lastName');
  if (phone !== null) readOnly.push('phone');
  if (email !== null) readOnly.push('email');
  return new Set(readOnly);
}

const noReadOnlyFields: ReadonlySet<CheckoutFieldName> = new Set();

/**
 * The typed values without prefilled ones: profile data is not saved in the draft and is filled in
 * again at sign-in.
 */
function withoutPrefilled(values: CheckoutValues, filled: Partial<CheckoutValues>): CheckoutValues {
  const own = fieldNames.map((name) => [name, filled[name] === values[name] ? '' : values[name]]);
  return { ...values, ...Object.fromEntries(own) };
}

/**
 * Prefills a signed-in customer's data and removes it on sign-out; `prefilledRef` holds the prefilled
 * values. Read-only profile fields override typed values; a typed address is preserved.
 */
function usePrefill(
  { getValues, setValue }: CheckoutForm,
  prefilledRef: RefObject<Partial<CheckoutValues>>,
): ReadonlySet<CheckoutFieldName> {
  const auth = useCustomer();
  const customer = auth.status === 'signedIn' ? auth.customer : null;
  useEffect(() => {
    if (!customer) return undefined;
    const readOnly = readOnlyFields(customer);
    const savedValues = customerValues(customer);
    for (const name of fieldNames) {
      const value = savedValues[name];
      if (value === undefined || !(readOnly.has(name) || getValues(name) === '')) continue;
      prefilledRef.current = { ...prefilledRef.current, [name]: value };
      setValue(name, value);
    }
    return () => {
      const before = prefilledRef.current;
      prefilledRef.current = {};
      for (const name of fieldNames) if (before[name] === getValues(name)) setValue(name, '');
    };
  }, [customer, prefilledRef, getValues, setValue]);
  return useMemo(() => (customer ? readOnlyFields(customer) : noReadOnlyFields), [customer]);
}

/** The values that the page is rendered with: the account's, else those that were posted. */
function useInitialValues(posted: PostedForm | null, zones: readonly DeliveryZone[]): CheckoutValues {
  const auth = useCustomer();
  const [initial] = useState(() => {
    const values = { ...emptyValues, ...postedValues(posted, fieldNames) };
    const kind = posted?.values['deliveryKind'];
    const chosen = zones.find(({ id }) => id === values.deliveryZone);
    // The kind was changed without JavaScript: the zones shown were those of the other one.
    if (kind !== undefined && chosen?.kind !== kind)
      values.deliveryZone = zones.find((zone) => zone.kind === kind)?.id ?? values.deliveryZone;
    return auth.status === 'signedIn' ? { ...values, ...customerValues(auth.customer) } : values;
  });
  return initial;
}

/** The order form: validated on blur, then at each change; its values survive a reload. */
export function useCheckoutForm(zones: readonly DeliveryZone[]): {
  form: CheckoutForm;
  readOnly: ReadonlySet<CheckoutFieldName>;
  posted: PostedForm | null;
} {
  const dispatch = useAppDispatch();
  const posted = usePosted('placeOrder');
  const initial = useInitialValues(posted, zones);
  const resolver = useMemo(() => {
    const isPickup = (zone: string) => zones.some(({ id, kind }) => id === zone && kind === 'pickup');
    return yupResolver(orderFormSchema(readPhone, isPickup));
  }, [zones]);
  const form = useForm<CheckoutValues, unknown, OrderForm>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver,
  });
  const { getValues, reset, subscribe } = form;
  const prefilledRef = useRef<Partial<CheckoutValues>>({});
  useEffect(() => {
    const draft = dispatch(readCheckoutDraft()).values;
    const typed = typedBefore(fieldNames);
    reset({ ...draft, ...postedValues(posted, fieldNames), ...typed });
    const save = (values: CheckoutValues) =>
      dispatch(saveCheckoutDraft({ values: withoutPrefilled(values, prefilledRef.current) }));
    if (Object.keys(typed).length > 0) save(getValues());
    // A number can be judged without it as well: see readPhone.
    loadPhoneReader().catch(() => undefined);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
  }, [dispatch, getValues, posted, reset, subscribe]);
  return { form, readOnly: usePrefill(form, prefilledRef), posted };
}

/** Hint of a read-only field. */
const lockedHint = 'Repris de votre compte';

/** A field of the form, ready to spread on a control. */
export function toFieldView(
  form: CheckoutForm,
  name: CheckoutFieldName,
  isReadOnly: boolean,
  posted: PostedForm | null = null,
): FieldView {
  const dependent = name === 'phone' ? { deps: ['email' as const] } : {};
  const { ref, onChange, onBlur } = form.register(name, dependent);
  const texts = fieldTexts[name];
  const isForeign = name === 'email' && looksForeign(form.watch('phone'));
  const hint = isForeign ? null : texts.hint;
  return {
    name,
    ...texts,
    isRequired: texts.isRequired || isForeign,
    hint: isReadOnly ? lockedHint : hint,
    isReadOnly,
    error: form.formState.errors[name]?.message ?? postedError(form, name, posted),
    ref,
    onChange: (event) => void onChange(event),
    onBlur: (event) => void onBlur(event),
    defaultValue: form.formState.defaultValues?.[name] ?? '',
  };
}
