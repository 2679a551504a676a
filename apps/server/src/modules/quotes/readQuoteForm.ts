import { toE164 } from '@teranga/core/domain/phone';
import {
  fieldNames,
  initialValues,
  kindOfService,
  legCountName,
  readValue,
  toQuoteRequest as toWire,
  tripLegs,
  withLegCount,
  withValue,
  type QuoteValues,
} from '@teranga/core/features/quotes/rules';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { readService } from '../services/readServices.ts';
import { answerErrors, toQuoteRequest, type QuoteRequest } from './readQuoteRequest.ts';
import { incompleteRequest } from '../../platform/http/incompleteForm.ts';

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
  if (!service) throw fieldError('serviceId', unknownText);
  const kind = kindOfService(service.name);
  const legCount = legCountOf(fields);
  const typed = Object.entries({ ...fields, serviceId }).filter(([name]) => isAnswer(name));
  const filled = typed.reduce<QuoteValues>(
    (all, [name, value]) => withValue(all, name, value),
    initialValues,
  );
  const values = withLegCount(filled, Number(legCount));
  const read = async (): Promise<QuoteRequest> => {
    const errors = await answerErrors(kind, values);
    if (Object.keys(errors).length > 0) throw new HttpError(422, incompleteRequest, errors);
    const phone = toE164(readValue(values, 'phone')) ?? '';
    return toQuoteRequest(toWire(kind, values, phone));
  };
  return { legCount, read };
}

const answerNames = new Set(fieldNames);

/** Whether the form has such a field. */
const isAnswer = (name: string) => answerNames.has(name);
