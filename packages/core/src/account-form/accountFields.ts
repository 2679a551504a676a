import { toFields, toText } from '../api/readWire.ts';
import type { FieldView } from '../checkout/views.ts';

/** The fields of sign-in, registration and profile. */
export type AccountFieldName = 'name' | 'address' | 'phone' | 'email';

/** What was typed into them. */
export type AccountValues = Record<AccountFieldName, string>;

/** The fields from first to last. */
export const accountFieldNames = ['name', 'address', 'phone', 'email'] as const;

/** Forms before anything is typed. */
export const emptyAccount: AccountValues = { name: '', address: '', phone: '', email: '' };

/** Typed values read back from where they were kept; whatever is no text is empty. */
export function readAccountValues(value: unknown): AccountValues {
  const fields = toFields(value);
  const entries = accountFieldNames.map((name) => [name, toText(fields[name])] as const);
  return { ...emptyAccount, ...Object.fromEntries(entries) };
}

/** Tells whether a name is one of the fields'. */
export function isAccountField(name: string): name is AccountFieldName {
  return Object.hasOwn(emptyAccount, name);
}

type FieldText = Pick<FieldView, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'isRequired' | 'hint'>;

/** How each field is drawn. */
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
