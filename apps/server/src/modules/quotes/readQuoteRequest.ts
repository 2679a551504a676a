import type { QuoteRequestWire } from '@teranga/contract';
import { toE164 } from '@teranga/core/domain/phone';
import {
  requestedFields,
  basicInfo,
  parseAnswers,
  quoteSchema,
  requirements,
  serviceField,
  type QuoteField,
  type QuoteValues,
  type ServiceKind,
} from '@teranga/core/features/quotes/rules';
import { ValidationError } from 'yup';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';
import type { FieldErrors } from '../../platform/http/httpError.ts';
import { dayMs } from '../../platform/time/units.ts';

/** A request for a quote, checked and clean. */
export interface QuoteRequest {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  serviceId: string;
  requirements: string;
  info: { label: string; value: string }[];
}

const fields = [serviceField, ...basicInfo.fields, ...requirements.fields];

/** The form's fields of any body, as texts: whatever is not a text counts as not filled in. */
function formTexts(body: unknown): Record<string, string> {
  const bodyFields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = bodyFields[name];
      const clean = type === 'longText' ? cleanLines : cleanLine;
      return [name, typeof value === 'string' ? clean(value) : ''];
    }),
  );
}

/** Maximum delay of a request, in milliseconds: one written offline waits on its device. */
const latestMs = 7 * dayMs;

/** A field's name: yup writes `legs[0].origin`. */
const nameOf = (path = '') => path.replaceAll(/\[(\d+)\]/g, '.$1');

async function errorsOf(requested: readonly QuoteField[], values: QuoteValues): Promise<FieldErrors> {
  const now = Date.now();
  const context = { values, now, earliest: now - latestMs, readPhone: toE164 };
  try {
    await quoteSchema(requested, context).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[nameOf(path)] ??= [message];
    return errors;
  }
}

/** Errors of each field of a body, by the same rules as in the browser. */
export const quoteErrors = (body: unknown): Promise<FieldErrors> => errorsOf(fields, formTexts(body));

/** Reconstructs the form values of a kind of service from a request's answers. */
export function toAnswers(kind: ServiceKind, request: QuoteRequest): QuoteValues {
  const { name, email, phone, serviceId, requirements: additionalRequirements } = request;
  return parseAnswers(kind, request.info, { name, email, phone, serviceId, additionalRequirements });
}

/** Errors of the answers that a kind of service requires, by form field. */
export const answerErrors = (kind: ServiceKind, values: QuoteValues): Promise<FieldErrors> =>
  errorsOf(requestedFields(kind, values), values);

/** Builds a quote request from a valid body. */
export function toQuoteRequest(body: QuoteRequestWire): QuoteRequest {
  const { name = '', email = '', phone = '', serviceId = '', additionalRequirements = '' } = formTexts(body);
  return {
    name,
    email,
    // The form's rules took it for a number.
    phone: toE164(phone) ?? phone,
    serviceId,
    requirements: additionalRequirements,
    info: body.additionalInfo
      .map(({ label, value }) => ({ label: cleanLine(label), value: cleanLines(value) }))
      .filter(({ label, value }) => label !== '' && value !== ''),
  };
}
