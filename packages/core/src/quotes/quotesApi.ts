import type { QuoteRequestWire } from '@teranga/contract';
import { baseApi } from '../api/baseApi.ts';
import { toFields, toTextOrNull } from '../api/readWire.ts';

/** How long, in milliseconds, sending a request may take: its answer is worth waiting for. */
const sendTimeoutMs = 30_000;

/** The call that asks for a quote. */
export const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key keeps one request, however often it is sent. Gives its reference where the back end has one. */
    sendQuote: build.mutation<string | null, { quote: QuoteRequestWire; key: string }>({
      query: ({ quote, key }) => ({
        url: '/services/quote',
        method: 'POST',
        body: quote,
        headers: { 'Idempotency-Key': key },
        timeoutMs: sendTimeoutMs,
      }),
      transformResponse: (body) => toTextOrNull(toFields(toFields(body)['data'])['ref']),
    }),
  }),
});
