import { accountTexts, codeFormSchema } from '@teranga/core/features/account/rules';
import { HttpError } from '../../platform/http/httpError.ts';
import { readForm } from '../../platform/http/readForm.ts';

const schemas = { signIn: codeFormSchema(), profile: codeFormSchema('OTP is required') };

/**
 * Reads the code of a body, without spaces; rejects an invalid format before the attempt is
 * counted.
 */
export async function readCode(body: unknown, schema: keyof typeof schemas): Promise<string> {
  const read = await readForm(schemas[schema], body);
  if ('errors' in read)
    throw new HttpError(422, read.errors['otp']?.[0] ?? accountTexts.codeIncomplete, read.errors);
  return read.form.otp;
}
