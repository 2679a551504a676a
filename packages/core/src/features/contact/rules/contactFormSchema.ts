import { object, string } from 'yup';
import { emailShape } from '../../../domain/email/index.ts';
import { tooLong } from '../../../domain/text-limits/index.ts';
import { contactFields, type ContactFieldName } from '../fields/index.ts';

/** Error for an invalid e-mail address. */
export const emailError = "L'email n'est pas valide";

function text(name: ContactFieldName) {
  const { required, longest } = contactFields[name];
  return string().ensure().trim().required(required).max(longest, tooLong(longest));
}

/** A message to the store: the rules of its form, in the browser and on the server. */
export const contactFormSchema = object({
  firstName: text('firstName'),
  lastName: text('lastName'),
  email: text('email').test('email', emailError, (value) => value === '' || emailShape.test(value)),
  subject: text('subject'),
  message: text('message'),
});
