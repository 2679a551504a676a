import { toFields, toText } from '../../../lib/wire/index.ts';
import type { FieldText } from '../../../lib/forms/index.ts';

/** The fields of sign-in, registration and profile. */
export type AccountFieldName = 'name' | 'address' | 'phone' | 'email';

/** Values typed into the account form. */
export type AccountValues = Record<AccountFieldName, string>;

/** The fields from first to last. */
export const accountFieldNames = ['name', 'address', 'phone', 'email'] as const;

/** Forms before anything is typed. */
export const emptyAccount: AccountValues = { name: '', address: '', phone: '', email: '' };

/** Restores persisted form values; anything that is not text becomes empty. */
export function readAccountValues(value: unknown): AccountValues {
  const fields = toFields(value);
  const entries = accountFieldNames.map((name) => [name, toText(fields[name])] as const);
  return { ...emptyAccount, ...Object.fromEntries(entries) };
}

/** Type guard for the account field names. */
export function isAccountField(name: string): name is AccountFieldName {
  return Object.hasOwn(emptyAccount, name);
}

/** Label and input attributes of each field. */
export const accountFieldTexts: Readonly<Record<AccountFieldName, FieldText>> = {
  name: {
    label: 'Nom complet',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
    isRequired: true,
    hint: 'Prénom, puis nom',
  },
  address: {
    label: 'Adresse',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'address-line1',
    isRequired: true,
    hint: null,
  },
  phone: {
    label: 'Téléphone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    isRequired: false,
    hint: 'Exemple : 77 123 45 67',
  },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    isRequired: false,
    hint: null,
  },
};
