export { type QuoteView, useQuote } from './useQuote.ts';
export type {
  QuoteFaultView,
  QuoteFieldView,
  QuoteFormView,
  QuoteGroupView,
  QuoteMenuView,
} from './views.ts';
export { cardScrollPauseMs } from './cardScrollPause.ts';
