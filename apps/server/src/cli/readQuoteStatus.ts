import { quoteStatuses, type QuoteStatus } from '@teranga/contract';
import { quoteStatusLabels } from '@teranga/core/domain/labels';
import { fold } from './fold.ts';
import { OperatorError } from './operatorError.ts';

/** A quote request's status with its French label. */
export const quoteStatusText = (status: QuoteStatus): string => `${status} (${quoteStatusLabels[status]})`;

/** The status an operator names, by its code or its French label, in whatever case. */
export function readQuoteStatus(text: string): QuoteStatus {
  const status = quoteStatuses.find((each) => [each, quoteStatusLabels[each]].map(fold).includes(fold(text)));
  if (status) return status;
  throw new OperatorError(
    `Le statut « ${text} » n’existe pas. Il y a : ${quoteStatuses.map(quoteStatusText).join(', ')}.`,
  );
}
