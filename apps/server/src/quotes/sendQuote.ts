import type { QuoteSentWire } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { createRef, showRef } from '../orders/orderRef.ts';
import { queueMessages } from '../outbox/outbox.ts';
import { readService } from '../services/readServices.ts';
import { readStoreTerms } from '../store/readStore.ts';
import { quoteMessages } from './quoteMessages.ts';
import { writeQuoteUpdate } from './quoteStatus.ts';
import type { QuoteRequest } from './readQuoteRequest.ts';

const unknownService = 'Ce service n’est plus proposé. Choisissez-en un autre.';

/** Keeps a request for a quote and tells the agency and the shopper, all in this transaction. */
export async function sendQuote(tx: Tx, request: QuoteRequest): Promise<QuoteSentWire> {
  const service = await readService(tx, request.serviceId);
  if (!service) throw new Problem(422, unknownService, { serviceId: [unknownService] });
  const { name, noticeEmail } = await readStoreTerms(tx);
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
  await queueMessages(tx, quoteMessages({ ...request, ref, serviceName: service.name }, name, noticeEmail));
  return {
    success: true,
    message: 'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.',
    data: { ref: showRef(ref) },
  };
}
