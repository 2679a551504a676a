import type { NewStaffWire, StaffRole } from '@teranga/contract/admin';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';
import { readLogin, type Contact } from '../accounts/contact.ts';

const longestName = 100;
const texts = {
  name: `Le nom a de 1 à ${longestName} signes.`,
  noContact: 'Donnez un numéro de téléphone ou une adresse e-mail : le code de connexion y est envoyé.',
  phone: 'Ce n’est pas un numéro de téléphone.',
  email: 'Ce n’est pas une adresse e-mail.',
};

export interface NewMember {
  name: string;
  role: StaffRole;
  phone: string | null;
  email: string | null;
}

/**
 * A contact of the field's own channel, by the rules of every sign-in; null when it is not given.
 */
function readContact(field: 'phone' | 'email', text: string | null | undefined): string | null {
  if (text === null || text === undefined || cleanLine(text) === '') return null;
  const channel: Contact['channel'] = field === 'phone' ? 'sms' : 'email';
  if (text.includes('@') !== (field === 'email')) throw fieldError(field, texts[field]);
  try {
    const contact = readLogin(text);
    return contact.channel === channel ? contact.address : null;
  } catch (error) {
    throw error instanceof HttpError ? fieldError(field, error.message) : error;
  }
}

/** Normalizes and checks what an operator typed; throws 422 with the field's message. */
export function readNewMember({ name, role, phone, email }: NewStaffWire): NewMember {
  const cleanName = cleanLine(name);
  if (cleanName === '' || cleanName.length > longestName) throw fieldError('name', texts.name);
  const member = {
    name: cleanName,
    role,
    phone: readContact('phone', phone),
    email: readContact('email', email),
  };
  if (member.phone === null && member.email === null) throw fieldError('phone', texts.noContact);
  return member;
}
