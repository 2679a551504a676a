import type { ContactMessageWire } from '@teranga/contract';
import { contactFormSchema } from '@teranga/core/features/contact/rules';
import { HttpError } from '../../platform/http/httpError.ts';
import { readForm } from '../../platform/http/readForm.ts';

const invalidMessage = 'Veuillez corriger les erreurs dans le formulaire';

/** A message of any body, clean; refuses it with a text for every field that is wrong. */
export async function readContactMessage(body: unknown): Promise<ContactMessageWire> {
  const read = await readForm(contactFormSchema, body, ['message']);
  if ('errors' in read) throw new HttpError(422, invalidMessage, read.errors);
  return read.form;
}
