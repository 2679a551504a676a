import type { ContactMessageWire } from '@teranga/contract';
import { emailShape, longestEmail } from '../../../domain/email/index.ts';

/** The fields of the contact form. */
export type ContactFieldName = keyof ContactMessageWire;

interface ContactField {
  label: string;
  /** Said when it is empty. */
  required: string;
  /** The longest text that is taken, in characters; the contract's. */
  longest: number;
}

/** The fields in order, each with its error for an empty value. */
export const contactFields: Readonly<Record<ContactFieldName, ContactField>> = {
  firstName: { label: 'Prénom', required: 'Le prénom est requis', longest: 100 },
  lastName: { label: 'Nom', required: 'Le nom est requis', longest: 100 },
  email: { label: 'Email', required: "L'email est requis", longest: longestEmail },
  subject: { label: 'Sujet', required: 'Le sujet est requis', longest: 200 },
  message: { label: 'Message', required: 'Le message est requis', longest: 5000 },
};
/** Their names, in order. */
export const contactFieldNames = Object.keys(contactFields) as ContactFieldName[];
/** Error for an invalid e-mail address. */
export const emailFault = "L'email n'est pas valide";

/** Error per field. */
export type ContactFaults = Partial<Record<ContactFieldName, string>>;

function faultOf(name: ContactFieldName, value: string): string | null {
  const { required, longest } = contactFields[name];
  if (value === '') return required;
  if (value.length > longest) return `Maximum ${longest} caractères`;
  return name === 'email' && !emailShape.test(value) ? emailFault : null;
}

/** A message as it was written, trimmed: each field that is not a text is empty. */
export function toContactMessage(read: (name: ContactFieldName) => unknown): ContactMessageWire {
  const entries = contactFieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(entries) as ContactMessageWire;
}

/**
 * Validates a message. Hand-written, without a library, because the form is part of a home page.
 */
export function contactFaults(message: ContactMessageWire): ContactFaults {
  const faults: ContactFaults = {};
  for (const name of contactFieldNames) {
    const fault = faultOf(name, message[name]);
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}
