import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asApiError } from '../../../lib/api/index.ts';
import type { PostedForm } from '../../../lib/posted/index.ts';
import { postedError, type FieldView } from '../../../lib/forms/index.ts';
import {
  accountFieldTexts,
  isAccountField,
  type AccountFieldName,
  type AccountValues,
} from './accountFields.ts';

/** A form of an account while it is filled in. */
export type AccountForm<Out extends FieldValues = AccountValues> = UseFormReturn<AccountValues, unknown, Out>;

/** A field of the form, ready to spread on a control. */
export function toAccountField<Out extends FieldValues>(
  form: AccountForm<Out>,
  name: AccountFieldName,
  more: Partial<Pick<FieldView, 'disabled' | 'isRequired' | 'hint'>> = {},
  posted: PostedForm | null = null,
): FieldView {
  const dependent = name === 'phone' ? { deps: ['email' as const] } : {};
  const { ref, onChange, onBlur } = form.register(name, dependent);
  return {
    name,
    ...accountFieldTexts[name],
    isReadOnly: false,
    error: form.formState.errors[name]?.message ?? postedError(form, name, posted),
    ref,
    onChange: (event) => void onChange(event),
    onBlur: (event) => void onBlur(event),
    defaultValue: form.formState.defaultValues?.[name] ?? '',
    ...more,
  };
}

/**
 * Shows the server's field errors and returns whether there were any. `login` names the contact
 * field that was sent.
 */
export function showFieldErrors<Out extends FieldValues>(
  form: AccountForm<Out>,
  error: unknown,
  login: 'phone' | 'email',
): boolean {
  let isShown = false;
  for (const [field, message] of Object.entries(asApiError(error).fields ?? {})) {
    const name = field === 'login' || field === 'contact' ? login : field;
    if (!isAccountField(name)) continue;
    form.setError(name, { type: 'server', message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
