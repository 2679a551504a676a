import { invalidStatus } from '@teranga/contract/statuses';
import type { ContactMessageWire } from '@teranga/contract';
import { asApiError, baseApi, failureText, messageOr, newKey } from '../../lib/api/index.ts';
import { contactFieldNames, type ContactFieldName } from './fields/index.ts';
import { saveWaitingMessage } from '../outbox/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key stores one message, however often it is sent. */
    sendContact: build.mutation<unknown, { message: ContactMessageWire; key: string }>({
      query: ({ message, key }) => ({
        url: '/contact',
        method: 'POST',
        body: message,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});

/** What became of a message. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'waiting' }
  | { kind: 'invalid'; errors: Partial<Record<ContactFieldName, string>> }
  | { kind: 'failed'; message: string };

/** A message whose response was lost and that could not be queued: a retry reuses its key. */
let pending: { content: string; key: string } | null = null;

/** Sends a message to the store; without a network it waits for one. */
export function sendContact(message: ContactMessageWire): AppThunk<Promise<ContactOutcome>> {
  return async (dispatch) => {
    const content = JSON.stringify(message);
    if (pending?.content !== content) pending = { content, key: newKey() };
    const { key } = pending;
    const answer = await dispatch(contactApi.endpoints.sendContact.initiate({ message, key }));
    const error = answer.error === undefined ? null : asApiError(answer.error);
    const isWaiting =
      error?.isNetworkError === true && dispatch(saveWaitingMessage({ kind: 'contact', key, body: message }));
    if (isWaiting || !error?.isNetworkError) pending = null;
    if (isWaiting) return { kind: 'waiting' };
    if (error === null) return { kind: 'sent' };
    const named = contactFieldNames.flatMap((name) => {
      const text = error.status === invalidStatus ? error.fields?.[name] : undefined;
      return text === undefined ? [] : [[name, text] as const];
    });
    if (named.length > 0) return { kind: 'invalid', errors: Object.fromEntries(named) };
    return { kind: 'failed', message: messageOr(error, failureText) };
  };
}
