import type { ContactMessageWire } from '@teranga/contract';
import { contactFormSchema } from '@teranga/core/features/contact/rules';
import { HttpError } from '../../platform/http/httpError.ts';
import { readForm } from '../../platform/http/readForm.ts';
import { incompleteRequest } from '../../platform/http/incompleteForm.ts';

/** A message of any body, clean; refuses it with a text for every field that is wrong. */
export async function readContactMessage(body: unknown): Promise<ContactMessageWire> {
  const read = await readForm(contactFormSchema, body, ['message']);
  if ('errors' in read) throw new HttpError(422, incompleteRequest, read.errors);
  return read.form;
}
