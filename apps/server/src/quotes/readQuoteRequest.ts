import type { QuoteRequestWire } from '@teranga/contract';
import { toE164 } from '@teranga/core/checkout-rules';
import { basicInfo, quoteSchema, requirements, serviceField } from '@teranga/core/quote-rules';
import { ValidationError } from 'yup';
import { cleanLine, cleanLines } from '../catalogue/cleanText.ts';
import type { FieldErrors } from '../http/problem.ts';

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
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = given[name];
      const clean = type === 'longText' ? cleanLines : cleanLine;
      return [name, typeof value === 'string' ? clean(value) : ''];
    }),
  );
}

/** What is wrong with each field of a body, by the rules the browser checks it with. */
export async function quoteFaults(body: unknown): Promise<FieldErrors> {
  const values = formTexts(body);
  try {
    await quoteSchema(fields, { values, now: Date.now(), readPhone: toE164 }).validate(values, {
      abortEarly: false,
    });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path ?? ''] ??= [message];
    return errors;
  }
}

/** What a shopper asks for, of a body without fault. */
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
