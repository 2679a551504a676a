import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { orderFormSchema, type OrderForm } from '../checkout-rules/orderForm.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { emptyValues, fieldTexts, looksForeign, type CheckoutValues } from './checkoutFields.ts';
import { loadPhoneReader, readPhone } from './phoneReader.ts';
import { keepTypedValues, readTypedValues } from './typedValues.ts';
import type { CheckoutFieldName, FieldView } from './views.ts';

/** The order form while it is filled in. */
export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, OrderForm>;

const resolver = yupResolver(orderFormSchema(readPhone));

/** The order form: checked when a field is left, then at each change; what is typed survives a reload. */
export function useCheckoutForm(): CheckoutForm {
  const dispatch = useAppDispatch();
  const form = useForm<CheckoutValues, unknown, OrderForm>({
    mode: 'onTouched',
    defaultValues: emptyValues,
    resolver,
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    reset(dispatch(readTypedValues()));
    // A number can be judged without it as well: see readPhone.
    loadPhoneReader().catch(() => undefined);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(keepTypedValues(values)),
    });
  }, [dispatch, reset, subscribe]);
  return form;
}

/** A field of the form, ready to spread on a control. */
export function toFieldView(form: CheckoutForm, name: CheckoutFieldName): FieldView {
  const dependent = name === 'phone' ? { deps: ['email' as const] } : {};
  const { ref, onChange, onBlur } = form.register(name, dependent);
  const texts = fieldTexts[name];
  const isForeign = name === 'email' && looksForeign(form.watch('phone'));
  return {
    name,
    ...texts,
    isRequired: texts.isRequired || isForeign,
    hint: isForeign ? null : texts.hint,
    isReadOnly: false,
    error: form.formState.errors[name]?.message ?? null,
    ref,
    onChange: (event) => void onChange(event),
    onBlur: (event) => void onBlur(event),
    defaultValue: form.formState.defaultValues?.[name] ?? '',
  };
}
