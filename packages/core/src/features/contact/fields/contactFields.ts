import type { ContactMessageWire } from '@teranga/contract';
import { longestEmail } from '../../../domain/email/index.ts';

/** The fields of the contact form. */
export type ContactFieldName = keyof ContactMessageWire;

interface ContactField {
  label: string;
  type: 'text' | 'email';
  autoComplete: string;
  /** Shown when it is empty. */
  required: string;
  /** The longest text that is taken, in characters; the contract's. */
  longest: number;
}

const text = { type: 'text', autoComplete: 'off' } as const;

/** The fields in order, each with its error for an empty value. */
export const contactFields: Readonly<Record<ContactFieldName, ContactField>> = {
  firstName: {
    type: 'text',
    label: 'Prénom',
    autoComplete: 'given-name',
    required: 'Le prénom est requis',
    longest: 100,
  },
  lastName: {
    type: 'text',
    label: 'Nom',
    autoComplete: 'family-name',
    required: 'Le nom est requis',
    longest: 100,
  },
  email: {
    type: 'email',
    label: 'Email',
    autoComplete: 'email',
    required: "L'email est requis",
    longest: longestEmail,
  },
  subject: { ...text, label: 'Sujet', required: 'Le sujet est requis', longest: 200 },
  message: { ...text, label: 'Message', required: 'Le message est requis', longest: 5000 },
};
/** Their names, in order. */
export const contactFieldNames = Object.keys(contactFields) as ContactFieldName[];

/** One field as HTML, ready to spread on a control; the browser holds its value. */
export interface PlainContactFieldView {
  name: ContactFieldName;
  label: string;
  type: 'text' | 'email';
  inputMode: 'text' | 'email';
  autoComplete: string;
  isRequired: boolean;
  /** Several lines. */
  isLong: boolean;
  error: string | null;
  /** As it was posted, where the server refused the form. */
  defaultValue: string | undefined;
}
