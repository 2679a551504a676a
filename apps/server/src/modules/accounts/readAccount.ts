import type { FastifyRequest } from 'fastify';
import { profileFormSchema, registerFormSchema } from '@teranga/core/features/account/rules';
import { toE164 } from '@teranga/core/domain/phone';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readForm } from '../../platform/http/readForm.ts';
import type { AccountDraft } from './codes.ts';
import { incompleteForm } from '../../platform/http/incompleteForm.ts';

const schemas = { register: registerFormSchema(toE164), profile: profileFormSchema(toE164) };

/**
 * Reads an account from a body, its documented fields only; throws with a message for every invalid
 * field.
 */
export async function readAccount(
  { body, validationError }: Pick<FastifyRequest, 'body' | 'validationError'>,
  form: keyof typeof schemas,
): Promise<AccountDraft> {
  const read = await readForm(schemas[form], body);
  const schemaErrors = validationError && (toErrorResponse(validationError).errors ?? {});
  if (schemaErrors || 'errors' in read)
    throw new HttpError(422, incompleteForm, {
      ...schemaErrors,
      ...('errors' in read ? read.errors : {}),
    });
  const { name, address, phone, email } = read.form;
  return { name, address, phone: phone === '' ? null : toE164(phone), email: email || null };
}
