import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import type { AlertView } from '../../lib/alerts/index.ts';
import type { PlainContactFieldView, PlainContactFormView } from './fields/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** One field, ready to spread on a control. */
export interface ContactFieldView extends PlainContactFieldView {
  ref: RefCallback<Control>;
  onChange: ChangeEventHandler<Control>;
  onBlur: FocusEventHandler<Control>;
}

/** The contact form. */
export interface ContactFormView extends PlainContactFormView {
  fields: ContactFieldView[];
  submit: () => void;
  isSending: boolean;
  dialog: AlertView | null;
}
