import { useEffect, useRef, useState } from 'react';
import { accountTexts, codeLength } from '../rules/index.ts';
import { readableContact } from '../rules/index.ts';
import type { ActionPath } from '../../../lib/actions/index.ts';
import { asApiError, messageOr } from '../../../lib/api/index.ts';
import { codeNotice, resentTexts, type CodeNotice, type CodeNoticeView } from './codeNotices.ts';
import { readCodeFromDevice } from './deviceCode.ts';
import { useResendPause } from './useResendPause.ts';

/** Said when another code could not be sent. */
export const resendFailureText = "Erreur lors de l'envoi du code. Veuillez réessayer.";
/** Said when something failed and the server did not say why. */
export const accountFailureText = 'Une erreur est survenue. Veuillez réessayer.';

/** View model of the code entry form. */
export interface CodeEntryView {
  /** Whom it was sent to, as people read it. */
  sentTo: string;
  /** The contact the code was sent to, formatted for display. */
  notice: CodeNoticeView;
  value: string;
  /** Handles typed or pasted text: takes the digits only and submits automatically at six. */
  type: (text: string) => void;
  error: string | null;
  isSubmitting: boolean;
  submit: () => void;
  resend: { label: string; isWaiting: boolean; run: () => void };
  /** Said after another code was sent, or could not be. */
  news: { tone: 'good' | 'bad'; text: string } | null;
}

/** What a step's form carries where it is posted. */
export interface PostedEntry {
  action: ActionPath;
  values: Readonly<Record<string, string>>;
  /** The query of its address, with a question mark; or empty. */
  search: string;
}

/** A code to be verified, and what to do with it. */
export interface CodeTask {
  contact: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
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

/**
 * Code entry: submits automatically at six digits, reads the code from an SMS where the device can,
 * and allows resending.
 */
export function useCodeEntry(task: CodeTask | null, postedError: string | null = null): CodeEntryView | null {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(postedError);
  const [news, setNews] = useState<CodeEntryView['news']>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isSending = useRef(false);
  const seconds = useResendPause(task?.sentAt ?? null);
  const contact = task?.contact ?? null;
  // A typed code belongs to one contact, so a new contact resets the field.
  const [typedFor, setTypedFor] = useState(contact);
  if (typedFor !== contact) {
    setTypedFor(contact);
    setValue('');
    setError(null);
    setNews(null);
  }

  const send = async (otp: string) => {
    if (!task || isSending.current) return;
    if (otp.length < codeLength) {
      setError(otp === '' ? (task.required ?? accountTexts.codeRequired) : accountTexts.codeIncomplete);
      return;
    }
    isSending.current = true;
    setIsSubmitting(true);
    setNews(null);
    try {
      await task.verify(otp);
    } catch (failure) {
      setError(asApiError(failure).fields?.['otp'] ?? messageOr(failure, task.failure));
      setValue('');
    }
    isSending.current = false;
    setIsSubmitting(false);
  };
  const type = (text: string) => {
    const digits = codeDigits(text);
    setValue(digits);
    setError(null);
    if (digits.length === codeLength && digits !== value) void send(digits);
  };
  const resend = async () => {
    if (!task || seconds > 0 || isSending.current) return;
    isSending.current = true;
    try {
      await task.resend();
      setValue('');
      setError(null);
      setNews({ tone: 'good', text: resentTexts[task.notice] });
    } catch (failure) {
      setNews({ tone: 'bad', text: messageOr(failure, resendFailureText) });
    }
    isSending.current = false;
  };
  useDeviceCode(contact, type);
  if (!task) return null;
  return {
    sentTo: readableContact(task.contact),
    notice: codeNotice(task.notice, task.contact.includes('@') ? 'email' : 'sms'),
    value,
    type,
    error,
    isSubmitting,
    submit: () => void send(value),
    resend: {
      label: seconds > 0 ? `Renvoyer le code dans ${seconds} s` : 'Renvoyer le code',
      isWaiting: seconds > 0,
      run: () => void resend(),
    },
    news,
  };
}

/** Takes the code out of the SMS where the device offers it. */
function useDeviceCode(contact: string | null, type: (text: string) => void): void {
  const latest = useRef(type);
  useEffect(() => {
    latest.current = type;
  });
  useEffect(() => {
    if (contact === null || contact.includes('@')) return undefined;
    const stop = new AbortController();
    void readCodeFromDevice(stop.signal).then((code) => code !== null && latest.current(code));
    return () => stop.abort();
  }, [contact]);
}
