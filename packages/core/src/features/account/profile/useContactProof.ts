import { useRef, useState } from 'react';
import { resendFailureText, useCodeEntry, type CodeTask } from '../form/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { messageOr } from '../../../lib/api/index.ts';
import type { Customer } from '../auth/index.ts';
import { type AppThunk, useAppDispatch } from '../../../lib/store/index.ts';
import { saveProof, readSavedProof, type PendingProof } from './savedProof.ts';
import { codeStepOf } from './postedStep.ts';
import { profileApi } from './profileApi.ts';
import { confirmProfile } from './sendChange.ts';
import { codeRequiredText, confirmFailureText } from './useProfileChange.ts';
import type { ContactCheckView, ProfileView } from './views.ts';

const words = {
  phone: {
    verify: 'Vérifier mon numéro',
    title: 'Vérifiez votre numéro',
    verified: 'Votre numéro est vérifié : il ouvre aussi votre compte.',
  },
  email: {
    verify: 'Vérifier mon email',
    title: 'Vérifiez votre email',
    verified: 'Votre email est vérifié : il ouvre aussi votre compte.',
  },
} as const;
type ContactKind = keyof typeof words;

const kindOf = (contact: string): ContactKind => (contact.includes('@') ? 'email' : 'phone');

/** Requests a code to verify a contact and returns where it was sent. */
function sendProof(contact: string): AppThunk<Promise<PendingProof>> {
  return async (dispatch, _getState, { clock }) => {
    const answered = await dispatch(profileApi.endpoints.verifyContact.initiate({ login: contact })).unwrap();
    return { contact: answered ?? contact, sentAt: clock.now() };
  };
}

/** Proving the contacts that an account names and that do not open it yet. */
export function useContactProof(customer: Customer | null): {
  /** Verification state of a contact; null where there is nothing to verify. */
  check: (kind: ContactKind) => ContactCheckView | null;
  alert: string | null;
  /** The code that is awaited, or null. */
  view: Extract<ProfileView, { status: 'code' }> | null;
} {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const [readFor, setReadFor] = useState<Customer | null>(null);
  const [pending, setPending] = useState<PendingProof | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState<ContactKind | null>(null);
  const isSending = useRef(false);
  if (isHydrated && readFor !== customer) {
    setReadFor(customer);
    setPending(customer && dispatch(readSavedProof(customer)));
  }
  const savePending = (next: PendingProof | null) => {
    setPending(next);
    setAlert(null);
    if (customer) dispatch(saveProof(customer, next));
  };
  const begin = async (kind: ContactKind, contact: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(kind);
    setAlert(null);
    try {
      savePending(await dispatch(sendProof(contact)));
    } catch (error) {
      setAlert(messageOr(error, resendFailureText));
    }
    isSending.current = false;
    setBusy(null);
  };
  const task: CodeTask | null = pending && {
    ...pending,
    notice: 'message',
    required: codeRequiredText,
    failure: confirmFailureText,
    verify: async (otp) => {
      await dispatch(confirmProfile(otp, words[kindOf(pending.contact)].verified));
      savePending(null);
    },
    resend: async () => savePending(await dispatch(sendProof(pending.contact))),
  };
  const code = useCodeEntry(task);
  const check = (kind: ContactKind): ContactCheckView | null => {
    const contact = customer?.[kind] ?? null;
    const isVerified = kind === 'phone' ? customer?.isPhoneVerified : customer?.isEmailVerified;
    if (contact === null || isVerified === undefined) return null;
    if (isVerified) return { status: 'verified', label: 'Vérifié' };
    const run = () => void begin(kind, contact);
    return {
      status: 'unverified',
      label: 'À vérifier',
      verify: { label: words[kind].verify, run, isBusy: busy === kind },
    };
  };
  return {
    check,
    alert,
    view:
      pending && code
        ? {
            status: 'code',
            title: words[kindOf(pending.contact)].title,
            code,
            posted: codeStepOf(pending.contact),
            correct: { label: 'Revenir à mes informations', run: () => savePending(null) },
          }
        : null,
  };
}
