import { useRef, useState } from 'react';
import { useAlert } from '../../lib/alerts/index.ts';
import { failureText } from '../../lib/api/index.ts';
import {
  contactFaults,
  contactFieldNames,
  contactFields,
  toContactMessage,
  type ContactFaults,
  type ContactFieldName,
} from './rules/index.ts';
import { waitingText } from '../outbox/index.ts';
import { usePosted } from '../../lib/posted/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import type { ContactOutcome } from './sendContact.ts';
import type { ContactFieldView, ContactFormView } from './views.ts';

const dialogs = {
  invalid: {
    tone: 'error',
    title: 'Erreur de validation',
    text: 'Veuillez corriger les erreurs dans le formulaire',
  },
  sent: {
    tone: 'success',
    title: 'Message envoyé',
    text: 'Nous vous répondrons dans les plus brefs délais',
  },
  waiting: { tone: 'success', title: 'Message gardé', text: waitingText },
} as const;
const failureTitle = 'Erreur';
const submitLabels = { ready: 'Envoyer le message', sending: 'Envoi en cours...' } as const;

const texts = { type: 'text', inputMode: 'text', autoComplete: 'off' } as const;
const controls: Record<ContactFieldName, Pick<ContactFieldView, 'type' | 'inputMode' | 'autoComplete'>> = {
  firstName: { ...texts, autoComplete: 'given-name' },
  lastName: { ...texts, autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  subject: texts,
  message: texts,
};

/**
 * The contact form: validated and sent on submit; a field's error is cleared when the field
 * changes.
 */
export function useContactForm(): ContactFormView {
  const dispatch = useAppDispatch();
  const posted = usePosted('sendContact');
  const [faults, setFaults] = useState<ContactFaults>(posted?.errors ?? {});
  const [isSending, setIsSending] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const { alert, notify } = useAlert();
  // Two presses before React renders must not both pass.
  const isBusy = useRef(false);

  const settle = (outcome: ContactOutcome) => {
    if (outcome.kind === 'invalid') {
      setFaults(outcome.faults);
      notify(dialogs.invalid);
    } else if (outcome.kind !== 'failed') {
      setSentCount((count) => count + 1);
      notify(dialogs[outcome.kind]);
    } else notify({ tone: 'error', title: failureTitle, text: outcome.message });
  };
  const submit = async (written: FormData) => {
    if (isBusy.current) return;
    const message = toContactMessage((name) => written.get(name));
    const found = contactFaults(message);
    setFaults(found);
    if (Object.keys(found).length > 0) return notify(dialogs.invalid);
    isBusy.current = true;
    setIsSending(true);
    const outcome = await import('./sendContact.ts')
      .then(({ sendContact }) => dispatch(sendContact(message)))
      .catch((): ContactOutcome => ({ kind: 'failed', message: failureText }));
    isBusy.current = false;
    setIsSending(false);
    return settle(outcome);
  };
  return {
    fields: contactFieldNames.map((name) => ({
      name,
      label: contactFields[name].label,
      ...controls[name],
      isRequired: true,
      isLong: name === 'message',
      error: faults[name] ?? null,
      defaultValue: posted?.values[name],
      onChange: () => setFaults(({ [name]: _mended, ...others }) => others),
    })),
    submit: (written) => void submit(written),
    isSending,
    sentText: `${dialogs.sent.title}. ${dialogs.sent.text}`,
    submitLabel: isSending ? submitLabels.sending : submitLabels.ready,
    sentCount,
    dialog: alert,
  };
}
