import type { QuoteSentWire } from '@teranga/contract';
import { kindOfService, plainAnswers } from '@teranga/core/features/quotes/rules';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { createRef, showRef } from '../../platform/references/orderRef.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { readService } from '../services/readServices.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import { quoteMessages } from './quoteMessages.ts';
import { writeQuoteUpdate } from './quoteStatus.ts';
import { answerErrors, toAnswers, type QuoteRequest } from './readQuoteRequest.ts';
import { incompleteRequest } from '../../platform/http/incompleteForm.ts';

const unknownService = 'Ce service n’est plus proposé. Choisissez-en un autre.';
const unavailableService = 'Ce service n’est pas disponible actuellement.';

const sentTexts = {
  withMail: 'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.',
  withoutMail: 'Votre demande a bien été prise en compte. Nous vous répondrons par téléphone.',
} as const;

/**
 * The requested service and the plain answers of its form; throws for an unavailable service, and
 * for missing or invalid answers.
 */
async function readRequested(tx: Tx, request: QuoteRequest) {
  const service = await readService(tx, request.serviceId);
  if (!service) throw fieldError('serviceId', unknownService);
  if (!service.isAvailable) throw fieldError('serviceId', unavailableService);
  const kind = kindOfService(service.name);
  const values = toAnswers(kind, request);
  const errors = await answerErrors(kind, values);
  if (Object.keys(errors).length > 0) throw new HttpError(422, incompleteRequest, errors);
  return { service, plainInfo: plainAnswers(kind, values) };
}

/**
 * Saves a quote request and notifies the agency and the shopper, all in this transaction. Without
 * e-mail delivery the response promises no confirmation.
 */
export async function sendQuote(
  tx: Tx,
  request: QuoteRequest,
  { hasMail, siteUrl }: { hasMail: boolean; siteUrl: string },
): Promise<QuoteSentWire> {
  const { service, plainInfo } = await readRequested(tx, request);
  const { name, contacts } = await readStoreTerms(tx);
  const ref = createRef();
  await tx.query(
    `insert into quote_requests (ref, service_id, service_name, name, email, phone, requirements, info)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ref,
      service.id,
      service.name,
      request.name,
      request.email,
      request.phone,
      request.requirements,
      JSON.stringify(request.info),
    ],
  );
  await writeQuoteUpdate(tx, ref, 'NEW', null);
  await announceEvent(tx, 'quote.created', () =>
    Promise.resolve({ ref: showRef(ref), serviceId: service.id, serviceName: service.name }),
  );
  await enqueueMessages(
    tx,
    quoteMessages({ ...request, ref, serviceName: service.name, plainInfo }, name, contacts),
    siteUrl,
  );
  return {
    success: true,
    message: hasMail ? sentTexts.withMail : sentTexts.withoutMail,
    data: { ref: showRef(ref) },
  };
}
