import { object, string, tuple, type ObjectSchema, type Schema, type StringSchema } from 'yup';
import { isPhone, type PhoneReader } from '../../../domain/phone/index.ts';
import { emailShape, longestEmail } from '../../../domain/email/index.ts';
import { tooLong } from '../../../domain/text-limits/index.ts';
import { dayOf, daysAfter, furthestDays, isDay } from './days.ts';
import { readValue, type QuoteField, type QuoteValues } from './quoteField.ts';
import { requiredText } from './requiredText.ts';

/** The longest answers that are taken, in characters; the contract's. */
export const longestAnswers = { text: 120, longText: 2000 } as const;

/** Validation messages of the quote form. */
export const quoteTexts = {
  required: requiredText,
  email: 'Email invalide',
  date: 'Date invalide',
  past: 'Choisissez une date à partir d’aujourd’hui',
  far: 'Choisissez une date dans les deux ans',
  number: (max: number) => `Indiquez un nombre entier de 0 à ${max}`,
  nobody: 'Indiquez au moins une personne',
  option: 'Choisissez une des réponses proposées',
} as const;

/** Input of the rules besides the field itself. */
export interface QuoteContext {
  values: QuoteValues;
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Earliest instant whose day is allowed, if other than now: a request written earlier may arrive
   * late.
   */
  earliest?: number;
  readPhone: PhoneReader;
}

type Of<T extends QuoteField['type']> = Extract<QuoteField, { type: T }>;

function dateRule(
  rule: StringSchema<string>,
  field: Of<'date'>,
  { values, now, earliest = now }: QuoteContext,
) {
  const { after } = field;
  const checked = rule
    .test('date', quoteTexts.date, (day) => day === '' || isDay(day))
    .test('past', quoteTexts.past, (day) => !isDay(day) || day >= dayOf(earliest))
    .test('far', quoteTexts.far, (day) => !isDay(day) || day <= daysAfter(dayOf(now), furthestDays));
  if (!after) return checked;
  const other = readValue(values, after.field);
  const isAfter = (day: string) => (after.isLater ? day > other : day >= other);
  return checked.test('after', after.message, (day) => !isDay(day) || !isDay(other) || isAfter(day));
}

function numberRule(rule: StringSchema<string>, { max, sumOf }: Of<'number'>, { values }: QuoteContext) {
  const checked = rule.test(
    'number',
    quoteTexts.number(max),
    (text) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) <= max),
  );
  if (!sumOf) return checked;
  return checked.test(
    'nobody',
    quoteTexts.nobody,
    (text) => text === '' || sumOf.some((name) => Number(readValue(values, name)) > 0),
  );
}

/** The rule of one field. */
function fieldRule(field: QuoteField, context: QuoteContext): StringSchema<string> {
  const limit = field.type === 'longText' ? longestAnswers.longText : longestAnswers.text;
  const longest = field.type === 'email' ? longestEmail : limit;
  const text = string().ensure().trim().max(longest, tooLong(longest));
  const rule = field.isRequired ? text.required(quoteTexts.required(field.label)) : text;
  switch (field.type) {
    case 'email':
      return rule.test('email', quoteTexts.email, (value) => value === '' || emailShape.test(value));
    case 'phone':
      return rule.test('phone', isPhone(context.readPhone));
    case 'date':
      return dateRule(rule, field, context);
    case 'number':
      return numberRule(rule, field, context);
    case 'select':
      return rule.oneOf(['', ...field.options.map(({ value }) => value)], quoteTexts.option);
    default:
      return rule;
  }
}

type Rules = Record<string, StringSchema<string>>;

/**
 * The rules of these fields: those with a dotted name one level down, the steps of a trip in a
 * list.
 */
export function quoteSchema(fields: readonly QuoteField[], context: QuoteContext): ObjectSchema<QuoteValues> {
  const flat: Rules = {};
  const nested: Record<string, Rules> = {};
  const legs: Rules[] = [];
  for (const field of fields) {
    const rule = fieldRule(field, context);
    const [first = '', second, third] = field.name.split('.');
    if (second === undefined) flat[first] = rule;
    else if (third === undefined) (nested[first] ??= {})[second] = rule;
    else (legs[Number(second)] ??= {})[third] = rule;
  }
  const rules: Record<string, Schema> = { ...flat };
  for (const [name, inner] of Object.entries(nested)) rules[name] = object(inner);
  const [first, ...others] = legs.map((leg) => object(leg));
  if (first) rules['legs'] = tuple([first, ...others]);
  return object(rules) as ObjectSchema<QuoteValues>;
}
