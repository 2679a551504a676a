import {
  dayOf,
  daysAfter,
  furthestDays,
  isDay,
  type QuoteField,
  type QuoteOption,
  type QuoteValues,
  readValue,
} from './rules/index.ts';
import { postedError } from '../../lib/forms/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import type { QuoteForm } from './useQuoteForm.ts';
import type { QuoteFieldView } from './views.ts';

const notChosen: QuoteOption = { value: '', label: 'Choisir…' };

/** Error message of a field, or null. */
export function errorOf(form: QuoteForm, name: string): string | null {
  return form.getFieldState(name, form.formState).error?.message ?? null;
}

function toBase(form: QuoteForm, field: QuoteField, posted: PostedForm | null) {
  const { ref, onChange, onBlur } = form.register(field.name);
  return {
    name: field.name,
    label: field.label,
    isRequired: field.isRequired ?? false,
    hint: field.hint ?? null,
    error: errorOf(form, field.name) ?? postedError(form, field.name, posted),
    ref,
    onChange: (event: { target: unknown }) => {
      form.clearErrors(field.name);
      void onChange(event);
    },
    onBlur: (event: { target: unknown }) => void onBlur(event),
    defaultValue: readValue(form.formState.defaultValues as QuoteValues, field.name),
  };
}

/** The days that make sense in a date's field. */
function daysOf(field: Extract<QuoteField, { type: 'date' }>, values: QuoteValues, now: number) {
  const today = dayOf(now);
  const other = field.after ? readValue(values, field.after.field) : '';
  const earliest = isDay(other) && other > today ? daysAfter(other, field.after?.isLater ? 1 : 0) : today;
  return { min: earliest, max: daysAfter(today, furthestDays) };
}

/** Increments or decrements within the allowed range. */
function stepper(form: QuoteForm, name: string, max: number) {
  return (by: 1 | -1) => {
    const count = Math.trunc(Number(readValue(form.getValues(), name))) || 0;
    const next = Math.min(max, Math.max(0, count + by));
    form.clearErrors(name);
    form.setValue(name, String(next), { shouldDirty: true });
  };
}

/** View model of a question. */
export function toFieldView(
  form: QuoteForm,
  field: QuoteField,
  values: QuoteValues,
  now: number,
  posted: PostedForm | null = null,
): QuoteFieldView {
  const base = toBase(form, field, posted);
  const text = { control: 'text', autoComplete: 'off', isPlace: false, inputMode: 'text' } as const;
  switch (field.type) {
    case 'select':
      return {
        ...base,
        control: 'select',
        options: field.initial === undefined ? [notChosen, ...field.options] : field.options,
      };
    case 'number':
      return {
        ...base,
        control: 'number',
        min: 0,
        max: field.max,
        step: stepper(form, field.name, field.max),
      };
    case 'longText':
      return { ...base, control: 'longText' };
    case 'date':
      return { ...base, ...text, type: 'date', ...daysOf(field, values, now) };
    case 'email':
      return { ...base, ...text, type: 'email', inputMode: 'email', autoComplete: 'email' };
    case 'phone':
      return { ...base, ...text, type: 'tel', inputMode: 'tel', autoComplete: 'tel' };
    case 'text':
      return {
        ...base,
        ...text,
        type: 'text',
        autoComplete: field.autoComplete ?? 'off',
        isPlace: field.isPlace ?? false,
      };
    default:
      return { ...base, ...text, type: 'text' };
  }
}
