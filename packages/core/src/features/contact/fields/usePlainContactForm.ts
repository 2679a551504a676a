import { usePosted } from '../../../lib/posted/index.ts';
import { contactFieldNames, contactFields, type PlainContactFieldView } from './contactFields.ts';

/** The contact form as HTML alone. */
export interface PlainContactFormView {
  fields: PlainContactFieldView[];
  /** Shown where the message was posted and the page answers. */
  sentText: string;
  submitLabel: string;
}

/** Shown once a message is sent. */
export const sentWords = {
  title: 'Message envoyé',
  text: 'Nous vous répondrons dans les plus brefs délais',
} as const;

/** The contact form without its scripts, which a home loads later. */
export function usePlainContactForm(): PlainContactFormView {
  const posted = usePosted('sendContact');
  return {
    fields: contactFieldNames.map((name) => {
      const { label, type, autoComplete } = contactFields[name];
      return {
        name,
        label,
        type,
        inputMode: type,
        autoComplete,
        isRequired: true,
        isLong: name === 'message',
        error: posted?.errors[name] ?? null,
        defaultValue: posted?.values[name],
      };
    }),
    sentText: `${sentWords.title}. ${sentWords.text}`,
    submitLabel: 'Envoyer le message',
  };
}
