export { type QuoteView, useQuote } from './useQuote.ts';
export type {
  QuoteErrorView,
  QuoteFieldView,
  QuoteFormView,
  QuoteGroupView,
  QuoteMenuView,
} from './views.ts';
export { cardScrollPauseMs } from './cardScrollPauseMs.ts';
