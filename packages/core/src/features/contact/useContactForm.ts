import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactMessageWire } from '@teranga/contract';
import { useAlert } from '../../lib/alerts/index.ts';
import { failureText } from '../../lib/api/index.ts';
import { waitingText } from '../outbox/index.ts';
import { usePosted, type PostedForm } from '../../lib/posted/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { contactFieldNames, sentWords, usePlainContactForm } from './fields/index.ts';
import { contactFormSchema } from './rules/index.ts';
import { sendContact, type ContactOutcome } from './sendContact.ts';
import type { ContactFormView } from './views.ts';

const dialogs = {
  invalid: {
    tone: 'error',
    title: 'Erreur de validation',
    text: 'Veuillez corriger les erreurs dans le formulaire',
  },
  sent: { tone: 'success', ...sentWords },
  waiting: { tone: 'success', title: 'Message gardé', text: waitingText },
} as const;
const failureTitle = 'Erreur';
const sendingLabel = 'Envoi en cours...';

const resolver = yupResolver(contactFormSchema);

/** The server's errors for the fields of a posted form. */
const postedErrors = (posted: PostedForm | null) =>
  Object.fromEntries(
    Object.entries(posted?.errors ?? {}).map(([name, message]) => [name, { type: 'server', message }]),
  );

/**
 * The contact form: validated and sent on submit; a field's error is cleared when the field
 * changes. It has no values of its own, so that what was typed before hydration stays.
 */
export function useContactForm(): ContactFormView {
  const dispatch = useAppDispatch();
  const posted = usePosted('sendContact');
  const plain = usePlainContactForm();
  const { alert, notify } = useAlert();
  const [errors] = useState(() => postedErrors(posted));
  const { register, clearErrors, formState, handleSubmit, reset, setError } = useForm<ContactMessageWire>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    errors,
    resolver,
  });
  // Two presses before React renders must not both pass.
  const isBusy = useRef(false);

  const settle = (outcome: ContactOutcome) => {
    if (outcome.kind === 'failed')
      return notify({ tone: 'error', title: failureTitle, text: outcome.message });
    if (outcome.kind !== 'invalid') {
      reset();
      return notify(dialogs[outcome.kind]);
    }
    for (const name of contactFieldNames) {
      const message = outcome.errors[name];
      if (message !== undefined) setError(name, { type: 'server', message });
    }
    return notify(dialogs.invalid);
  };
  const send = async (message: ContactMessageWire) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await dispatch(sendContact(message)).catch((): ContactOutcome => ({
      kind: 'failed',
      message: failureText,
    }));
    isBusy.current = false;
    settle(outcome);
  };
  const { isSubmitting } = formState;
  return {
    ...plain,
    fields: plain.fields.map((field) => {
      const { ref, onChange, onBlur } = register(field.name);
      return {
        ...field,
        error: formState.errors[field.name]?.message ?? null,
        ref,
        onChange: (event) => {
          clearErrors(field.name);
          void onChange(event);
        },
        onBlur: (event) => void onBlur(event),
      };
    }),
    submit: () => void handleSubmit(send, () => notify(dialogs.invalid))(),
    isSending: isSubmitting,
    submitLabel: isSubmitting ? sendingLabel : plain.submitLabel,
    dialog: alert,
  };
}
