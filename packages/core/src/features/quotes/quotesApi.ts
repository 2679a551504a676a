import type { QuoteRequestWire } from '@teranga/contract';
import { baseApi } from '../../lib/api/index.ts';
import { toFields, toTextOrNull } from '../../lib/wire/index.ts';

/** How long, in milliseconds, sending a request may take: its answer is worth waiting for. */
const sendTimeoutMs = 30_000;

/** Response to a saved quote request. */
interface SavedQuote {
  /** Null where the back end assigns no reference. */
  ref: string | null;
  /** Null where the back end sends no message. */
  message: string | null;
}

function toSavedQuote(body: unknown): SavedQuote {
  const { data, message } = toFields(body);
  return { ref: toTextOrNull(toFields(data)['ref']), message: toTextOrNull(message) };
}

/** Endpoint that sends a quote request. */
export const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key saves one request, however often it is sent. */
    sendQuote: build.mutation<SavedQuote, { quote: QuoteRequestWire; key: string }>({
      query: ({ quote, key }) => ({
        url: '/services/quote',
        method: 'POST',
        body: quote,
        headers: { 'Idempotency-Key': key },
        timeout: sendTimeoutMs,
      }),
      transformResponse: toSavedQuote,
    }),
  }),
});
