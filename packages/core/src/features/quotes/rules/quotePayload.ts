import type { QuoteRequestWire } from '@teranga/contract';
import { showDay } from './days.ts';
import { readValue, type QuoteField, type QuoteGroup, type QuoteValues } from './quoteField.ts';
import { requestedGroups } from './quoteForm.ts';
import { basicInfo, requirements } from './basicGroups.ts';
import type { ServiceKind } from './serviceKind.ts';

const sentApart = new Set([basicInfo.id, requirements.id]);

/** An answer as it is read: an option's label, a day as it is written here. */
function shownAnswer(field: QuoteField, value: string): string {
  if (field.type === 'select') return field.options.find((option) => option.value === value)?.label ?? value;
  return field.type === 'date' ? showDay(value) : value;
}

/** Label of an answer: the question's label, prefixed with the group's name where groups repeat. */
export function answerLabel({ prefix }: QuoteGroup, { label }: QuoteField): string {
  return prefix ? `${prefix} : ${label}` : label;
}

/** A group's answers, formatted for display. */
export function answersOf(group: QuoteGroup, values: QuoteValues): QuoteRequestWire['additionalInfo'] {
  return group.fields.flatMap((field) => {
    const value = readValue(values, field.name).trim();
    return value === '' ? [] : [{ label: answerLabel(group, field), value: shownAnswer(field, value) }];
  });
}

/**
 * Answers about the journey itself, formatted for display, without contact details and additional
 * wishes.
 */
export const journeyAnswers = (kind: ServiceKind | null, values: QuoteValues) =>
  requestedGroups(kind, values)
    .filter(({ id }) => !sentApart.has(id))
    .flatMap((group) => answersOf(group, values));

/** POST /services/quote of a form that is right; `phone` in E.164. */
export function toQuoteRequest(kind: ServiceKind, values: QuoteValues, phone: string): QuoteRequestWire {
  const text = (name: string) => readValue(values, name).trim();
  return {
    name: text('name'),
    email: text('email'),
    phone,
    serviceId: text('serviceId'),
    additionalRequirements: text('additionalRequirements'),
    additionalInfo: journeyAnswers(kind, values),
  };
}
