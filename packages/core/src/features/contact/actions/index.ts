import { defineAction } from '../../../lib/actions/index.ts';
import { contactFormSchema } from '../rules/index.ts';

/** Writes to the store: POST /contacts. */
export const sendContact = defineAction({
  name: 'sendContact',
  schema: contactFormSchema,
  done: () => null,
});
