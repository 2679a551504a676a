import { toE164 } from '@teranga/core/domain/phone';
import {
  initialValues,
  kindOfService,
  legCountName,
  readValue,
  toQuoteRequest as toWire,
  tripLegs,
  withValue,
  type QuoteValues,
} from '@teranga/core/features/quotes/rules';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/problem.ts';
import { readService } from '../services/readServices.ts';
import { answerFaults, incompleteMessage, toQuoteRequest, type QuoteRequest } from './readQuoteRequest.ts';

const unknownText = 'Choisissez un service de la liste.';

type Fields = Readonly<Record<string, string>>;

/** The number of steps after the pressed button, within its limits. */
function legCountOf(fields: Fields): string {
  const shown = Number(fields[legCountName]) || tripLegs.fewest;
  const by = (fields['addLeg'] === undefined ? 0 : 1) - (fields['removeLeg'] === undefined ? 0 : 1);
  return String(Math.min(tripLegs.most, Math.max(tripLegs.fewest, Math.trunc(shown) + by)));
}

/** A quote form as it was posted, for the service that it names. */
export async function readQuoteForm(tx: Tx, serviceId: string, fields: Fields) {
  const service = await readService(tx, serviceId);
  if (!service) throw new HttpError(422, unknownText, { serviceId: [unknownText] });
  const kind = kindOfService(service.name);
  const legCount = legCountOf(fields);
  const typed = { ...fields, serviceId, [legCountName]: legCount };
  const values = Object.entries(typed).reduce<QuoteValues>(
    (filled, [name, value]) => (isAnswer(name) ? withValue(filled, name, value) : filled),
    initialValues,
  );
  const read = async (): Promise<QuoteRequest> => {
    const errors = await answerFaults(kind, values);
    if (Object.keys(errors).length > 0) throw new HttpError(422, incompleteMessage, errors);
    const phone = toE164(readValue(values, 'phone')) ?? '';
    return toQuoteRequest(toWire(kind, values, phone));
  };
  return { legCount, read };
}

/** Names of one or two words, as those of the form are. */
const isAnswer = (name: string) => /^[a-zA-Z]\w{0,40}(?:\.[a-zA-Z]\w{0,40})?$/.test(name);
