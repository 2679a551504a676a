import { object } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

/** The parameter of the page that says that the message was sent. */
export const sentParam = 'envoye';

/** Writes to the store: POST /contacts. `contactFaults` judges the fields. */
export const sendContact = defineAction({ name: 'sendContact', schema: object({}), done: () => null });
