import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { type CodeForm, codeFormSchema, codeLength, readableContact } from '../rules/index.ts';
import type { ActionPath } from '../../../lib/actions/index.ts';
import { asApiError, messageOr } from '../../../lib/api/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { codeNotice, resentTexts, type CodeNotice, type CodeNoticeView } from './codeNotices.ts';
import { typedBefore } from '../../../lib/forms/index.ts';
import { useMachine } from '../../../lib/machine/index.ts';
import { codeEntryReducer, firstCodeEntry, type CodeNews } from './codeEntryState.ts';
import { readCodeFromDevice } from './readCodeFromDevice.ts';
import type { SentCode } from './sentCode.ts';
import { useResendPause } from './useResendPause.ts';

/** Shown when another code could not be sent. */
export const resendFailureText = "Erreur lors de l'envoi du code. Veuillez réessayer.";
/** Shown when something failed and the server did not say why. */
export const accountFailureText = 'Une erreur est survenue. Veuillez réessayer.';

/** View model of the code entry form. */
export interface CodeEntryView {
  /** The contact the code was sent to, formatted for display. */
  sentTo: string;
  /** The sentence around that contact. */
  notice: CodeNoticeView;
  value: string;
  /** Handles typed or pasted text: takes the digits only and submits automatically at six. */
  type: (text: string) => void;
  error: string | null;
  isSubmitting: boolean;
  submit: () => void;
  resend: { label: string; isWaiting: boolean; run: () => void };
  /** Shown after another code was sent, or could not be. */
  news: CodeNews | null;
}

/** What a step's form carries where it is posted. */
export interface PostedEntry {
  action: ActionPath;
  values: Readonly<Record<string, string>>;
  /** The query of its address, with a question mark; or empty. */
  search: string;
}

/** A code to be verified, and what to do with it. */
export interface CodeTask extends SentCode {
  notice: CodeNotice;
  /** Error for an empty code. */
  required?: string;
  /** Error when the code could not be checked. */
  failure: string;
  verify: (otp: string) => Promise<void>;
  resend: () => Promise<void>;
}

/** The digits of the typed text, truncated to the code length. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

/** The field of the code, which belongs to one contact: another one starts over. */
function useCodeForm(required: string | undefined, postedError: string | null) {
  const resolver = useMemo(() => yupResolver(codeFormSchema(required)), [required]);
  const [errors] = useState<FieldErrors<CodeForm>>(() =>
    postedError === null ? {} : { otp: { type: 'server', message: postedError } },
  );
  return useForm<CodeForm>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { otp: '' },
    errors,
    resolver,
  });
}

/**
 * Code entry: submits automatically at six digits, reads the code from an SMS where the device can,
 * and allows resending.
 */
export function useCodeEntry(task: CodeTask | null, postedError: string | null = null): CodeEntryView | null {
  const form = useCodeForm(task?.required, postedError);
  const { clearErrors, getValues, handleSubmit, reset, setError, setValue, watch } = form;
  const [{ step, news }, send] = useMachine(codeEntryReducer, firstCodeEntry);
  const pause = useResendPause(task?.sentAt ?? null);
  // Without a script nothing would count the seconds down.
  const seconds = useHydrated() ? pause : 0;
  const contact = task?.contact ?? null;
  const typedFor = useRef(contact);
  useEffect(() => {
    const before = typedFor.current;
    typedFor.current = contact;
    if (before === null || before === contact) return;
    reset({ otp: '' });
    send({ type: 'contactChanged' });
  }, [contact, reset, send]);

  const verify = async ({ otp }: CodeForm) => {
    if (!task || !send({ type: 'verify' })) return;
    try {
      await task.verify(otp);
    } catch (failure) {
      setValue('otp', '');
      setError('otp', { message: asApiError(failure).fields?.['otp'] ?? messageOr(failure, task.failure) });
    }
    send({ type: 'verified' });
  };
  const submit = () => void handleSubmit(verify)();
  /** After a wrong code the field is empty: pressed then, the reason stays. */
  const press = () => {
    if (getValues('otp') !== '' || !form.formState.errors.otp) submit();
  };
  const type = (text: string) => {
    const digits = codeDigits(text);
    const isComplete = digits.length === codeLength && digits !== getValues('otp');
    setValue('otp', digits);
    clearErrors();
    if (isComplete) submit();
  };
  const resend = async () => {
    if (!task || seconds > 0 || !send({ type: 'resend' })) return;
    try {
      await task.resend();
      reset({ otp: '' });
      send({ type: 'resent', news: { tone: 'good', text: resentTexts[task.notice] } });
    } catch (failure) {
      send({ type: 'resent', news: { tone: 'bad', text: messageOr(failure, resendFailureText) } });
    }
  };
  useFoundCode(contact, type);
  if (!task) return null;
  return {
    sentTo: readableContact(task.contact),
    notice: codeNotice(task.notice, task.contact.includes('@') ? 'email' : 'sms'),
    value: watch('otp'),
    type,
    error: form.formState.errors.otp?.message ?? null,
    isSubmitting: step === 'verifying',
    submit: press,
    resend: {
      label: seconds > 0 ? `Renvoyer le code dans ${seconds} s` : 'Renvoyer le code',
      isWaiting: seconds > 0,
      run: () => void resend(),
    },
    news,
  };
}

/** Takes the code typed before hydration, or out of the SMS where the device offers it. */
function useFoundCode(contact: string | null, type: (text: string) => void): void {
  const latest = useEffectEvent(type);
  useEffect(() => {
    const { otp } = typedBefore(['otp']);
    if (otp) latest(otp);
  }, []);
  useEffect(() => {
    if (contact === null || contact.includes('@')) return undefined;
    const stop = new AbortController();
    void readCodeFromDevice(stop.signal).then((code) => code !== null && latest(code));
    return () => stop.abort();
  }, [contact]);
}
