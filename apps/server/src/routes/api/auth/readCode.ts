import { accountTexts, codeFormSchema } from '@teranga/core/account-rules';
import { HttpError } from '../../../http/problem.ts';
import { readForm } from '../../../http/readForm.ts';

const schemas = { signIn: codeFormSchema(), profile: codeFormSchema('OTP is required') };

/** The code of a body, without spaces; refuses what cannot be one before anything is counted. */
export async function readCode(body: unknown, schema: keyof typeof schemas): Promise<string> {
  const read = await readForm(schemas[schema], body);
  if ('errors' in read)
    throw new HttpError(422, read.errors['otp']?.[0] ?? accountTexts.codeIncomplete, read.errors);
  return read.form.otp;
}
