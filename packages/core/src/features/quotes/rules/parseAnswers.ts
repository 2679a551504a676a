import type { QuoteRequestWire } from '@teranga/contract';
import { dayOfShown } from './days.ts';
import { withValue, type QuoteField, type QuoteValues } from './quoteField.ts';
import { legsOf, requestedGroups, withLegCount } from './quoteForm.ts';
import { quoteKinds } from './quoteKinds.ts';
import { answerLabel, answersOf } from './quotePayload.ts';
import type { ServiceKind } from './serviceKind.ts';

type Answers = QuoteRequestWire['additionalInfo'];

/** The fields of a kind by the label their answers are sent under. */
function fieldsByLabel(kind: ServiceKind): Map<string, QuoteField> {
  return new Map(
    quoteKinds[kind].flatMap((group) =>
      group.fields.map((field) => [answerLabel(group, field), field] as const),
    ),
  );
}

/** An answer as the form holds it: an option's value, a day as the calendar writes it. */
function heldAnswer(field: QuoteField, shown: string): string {
  if (field.type === 'select') return field.options.find(({ label }) => label === shown)?.value ?? shown;
  return field.type === 'date' ? dayOfShown(shown) : shown;
}

/**
 * Restores form values from answers, as the inverse of `toQuoteRequest`. Answers that match no
 * question are omitted.
 */
export function parseAnswers(kind: ServiceKind, answers: Answers, start: QuoteValues): QuoteValues {
  const fields = fieldsByLabel(kind);
  const answered = answers.flatMap(({ label, value }) => {
    const field = fields.get(label);
    return field ? [{ name: field.name, value: heldAnswer(field, value) }] : [];
  });
  // Initial values do not apply: only the answers that were sent count.
  const values = answered.reduce((read, { name, value }) => withValue(read, name, value), start);
  return withLegCount(values, legsOf(values).length + 1);
}

const plainTypes: ReadonlySet<QuoteField['type']> = new Set(['select', 'date', 'number']);

/** The answers in a form that cannot hold a stranger's words: options, days and numbers. */
export function plainAnswers(kind: ServiceKind, values: QuoteValues): Answers {
  return requestedGroups(kind, values).flatMap((group) =>
    answersOf({ ...group, fields: group.fields.filter(({ type }) => plainTypes.has(type)) }, values),
  );
}
