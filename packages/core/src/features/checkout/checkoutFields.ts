import type { FieldText } from '../../lib/forms/index.ts';
import type { CheckoutFieldName } from './views.ts';

/** Values typed so far. */
export type CheckoutValues = Record<CheckoutFieldName, string>;

/** The form before anything is typed. */
export const emptyValues: CheckoutValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  deliveryZone: '',
  address: '',
  city: '',
  postalCode: '',
};

/** The fields from first to last. */
export const fieldNames = Object.keys(emptyValues) as CheckoutFieldName[];

/** Type guard for the form's field names. */
export function isFieldName(name: string): name is CheckoutFieldName {
  return Object.hasOwn(emptyValues, name);
}

const text = { type: 'text', inputMode: 'text', isRequired: true, hint: null } as const;

/** Label and input attributes of each field. */
export const fieldTexts: Readonly<Record<CheckoutFieldName, FieldText>> = {
  firstName: { ...text, label: 'Prénom', autoComplete: 'given-name' },
  lastName: { ...text, label: 'Nom', autoComplete: 'family-name' },
  phone: {
    label: 'Téléphone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    isRequired: true,
    hint: 'Exemple\u00a0: 77 123 45 67',
  },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    isRequired: false,
    hint: 'Facultatif pour les numéros du Sénégal (+221)',
  },
  deliveryZone: { ...text, label: 'Zone de livraison', autoComplete: 'off' },
  address: { ...text, label: 'Adresse', autoComplete: 'address-line1' },
  city: { ...text, label: 'Ville', autoComplete: 'address-level2' },
  postalCode: {
    ...text,
    label: 'Code postal',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    isRequired: false,
    hint: 'Facultatif',
  },
};
