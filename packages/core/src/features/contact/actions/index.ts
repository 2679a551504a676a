import { defineAction } from '../../../lib/actions/index.ts';
import { contactFormSchema } from '../rules/index.ts';

/** The parameter of the page that says that the message was sent. */
export const sentParam = 'envoye';

/** Writes to the store: POST /contacts. */
export const sendContact = defineAction({
  name: 'sendContact',
  schema: contactFormSchema,
  done: () => null,
});
