import type { AlertView } from '../../lib/alerts/index.ts';
import type { ContactFieldName } from './rules/index.ts';

/** One field, ready to spread on a control; the browser holds its value. */
export interface ContactFieldView {
  name: ContactFieldName;
  label: string;
  type: 'text' | 'email';
  inputMode: 'text' | 'email';
  autoComplete: string;
  isRequired: boolean;
  /** Several lines. */
  isLong: boolean;
  error: string | null;
  /** As it was posted, where the server refused the form. */
  defaultValue: string | undefined;
  /** Call it when the field changes: it clears the field's error. */
  onChange: () => void;
}

/** The contact form. */
export interface ContactFormView {
  fields: ContactFieldView[];
  submit: (written: FormData) => void;
  isSending: boolean;
  /** Said where the message was posted and the page answers. */
  sentText: string;
  /** 'Envoyer le message', or 'Envoi en cours...'. */
  submitLabel: string;
  /** Another number once a message is sent: as the form's key, it empties it. */
  sentCount: number;
  dialog: AlertView | null;
}
