import type { QuoteRequestWire } from '@teranga/contract';
import { baseApi } from '../api/baseApi.ts';
import { toFields, toTextOrNull } from '../api/readWire.ts';

/** How long, in milliseconds, sending a request may take: its answer is worth waiting for. */
const sendTimeoutMs = 30_000;

/** What a back end says of a request that it keeps. */
interface SavedQuote {
  /** Null where the back end has none. */
  ref: string | null;
  /** Null where it says nothing. */
  message: string | null;
}

function toSavedQuote(body: unknown): SavedQuote {
  const { data, message } = toFields(body);
  return { ref: toTextOrNull(toFields(data)['ref']), message: toTextOrNull(message) };
}

/** The call that asks for a quote. */
export const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key keeps one request, however often it is sent. */
    sendQuote: build.mutation<SavedQuote, { quote: QuoteRequestWire; key: string }>({
      query: ({ quote, key }) => ({
        url: '/services/quote',
        method: 'POST',
        body: quote,
        headers: { 'Idempotency-Key': key },
        timeoutMs: sendTimeoutMs,
      }),
      transformResponse: toSavedQuote,
    }),
  }),
});
