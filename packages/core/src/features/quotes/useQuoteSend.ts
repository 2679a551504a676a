import { useRef, useState } from 'react';
import { useAlert } from '../../lib/alerts/index.ts';
import { readPhone } from '../../domain/phone/index.ts';
import { failureText } from '../../lib/api/index.ts';
import { requestedGroups, readValue, toQuoteRequest, type QuoteValues } from './rules/index.ts';
import { waitingText } from '../outbox/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { clearQuoteDraft } from './quoteDraft.ts';
import { notSentText, sendQuote, type QuoteOutcome } from './sendQuote.ts';
import { kindOf, startValues, type QuoteForm } from './useQuoteForm.ts';

/**
 * Shown after sending when the back end returns no message of its own: only it knows whether it can
 * send an e-mail.
 */
export const sentText = 'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.';

const waitingTitle = 'Demande gardée';

/** Callbacks of the page. */
export interface QuoteCallbacks {
  /** The form is invalid: the page scrolls to the error list at its top. */
  onInvalid: () => void;
  /** The request is sent. */
  onSent?: () => void;
}

/** A request that was sent. */
export interface SentQuote {
  name: string;
  /** Null where the back end assigns no reference. */
  ref: string | null;
  serviceName: string;
}

/** Sends a valid form and reports the outcome. */
export function useQuoteSend(form: QuoteForm, service: Service | null, callbacks: QuoteCallbacks) {
  const dispatch = useAppDispatch();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const { alert, notify, discard } = useAlert();
  // Two presses before React renders must not both pass.
  const isSending = useRef(false);

  const clear = () => {
    dispatch(clearQuoteDraft());
    form.reset(startValues(service));
  };
  const settle = (outcome: QuoteOutcome, values: QuoteValues, chosen: Service) => {
    if (outcome.kind === 'sent') {
      dispatch(clearQuoteDraft());
      setSent({ name: readValue(values, 'name').trim(), ref: outcome.ref, serviceName: chosen.name });
      notify({ tone: 'success', title: 'Demande envoyée', text: outcome.message ?? sentText });
      callbacks.onSent?.();
      return;
    }
    if (outcome.kind === 'waiting') {
      clear();
      return notify({ tone: 'success', title: waitingTitle, text: waitingText });
    }
    if (outcome.kind === 'failed')
      return notify({ tone: 'error', title: failureText, text: outcome.message });
    const refusedFields = requestedGroups(kindOf(chosen), values)
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => name in outcome.fields);
    // The dialog shows the errors of fields that the form does not show.
    const elsewhere = Object.keys(outcome.fields).find(
      (name) => !refusedFields.some((field) => field.name === name),
    );
    for (const { name } of refusedFields)
      form.setError(name, {
        type: 'server',
        message: outcome.fields[name] ?? notSentText,
      });
    if (elsewhere !== undefined)
      return notify({
        tone: 'error',
        title: failureText,
        text: outcome.fields[elsewhere] ?? notSentText,
      });
    return callbacks.onInvalid();
  };

  const send = async (values: QuoteValues) => {
    const kind = kindOf(service);
    if (!service || !kind || isSending.current) return;
    isSending.current = true;
    setIsSubmitting(true);
    const phone = (await readPhone(readValue(values, 'phone'))) ?? readValue(values, 'phone');
    const answers = { ...values, serviceId: service.id };
    const outcome = await dispatch(sendQuote(toQuoteRequest(kind, answers, phone)));
    isSending.current = false;
    setIsSubmitting(false);
    settle(outcome, answers, service);
  };

  return {
    // Raw values rather than the validated ones, so that hidden fields are preserved.
    submit: () => void form.handleSubmit(() => send(form.getValues()), callbacks.onInvalid)(),
    isSubmitting,
    sent,
    /** A new request, from an empty form. */
    restart: () => {
      clear();
      setSent(null);
      discard();
    },
    clear,
    dialog: alert,
  };
}
