export { useQuote, type QuoteView } from './useQuote.ts';
export type { QuoteCallbacks, SentQuote } from './useQuoteSend.ts';
export * from './views.ts';

/** How long, in milliseconds, after a service is chosen the page glides to its form. */
export const cardScrollPauseMs = 200;
