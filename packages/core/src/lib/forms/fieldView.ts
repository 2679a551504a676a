import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';

/** One field of a form, ready to spread on a `TextField` or `SelectField` of ui. */
export interface FieldView {
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email';
  inputMode: 'text' | 'tel' | 'email' | 'numeric';
  autoComplete: string;
  isRequired: boolean;
  isReadOnly: boolean;
  /** Shown only. */
  disabled?: boolean;
  /** The message under the field, or null. */
  error: string | null;
  /** A sentence under the label, or null. */
  hint: string | null;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLSelectElement>;
  defaultValue: string;
}

/** The parts of a field's view that do not change. */
export type FieldText = Pick<
  FieldView,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'isRequired' | 'hint'
>;
