import { useRef, useState } from 'react';
import { profilePhoneShape } from '../rules/index.ts';
import {
  accountFieldNames,
  type AccountValues,
  type CodeTask,
  showFieldErrors,
  toAccountField,
  useCodeEntry,
  useResendPause,
} from '../form/index.ts';
import { asApiError, messageOr } from '../../../lib/api/index.ts';
import type { Customer } from '../auth/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { useNow } from '../../../lib/clock/index.ts';
import { usePosted } from '../../../lib/posted/index.ts';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { saveProfile, readSavedProfile, type SavedProfile } from './savedProfile.ts';
import { codeStepOf, postedChange } from './postedStep.ts';
import { confirmProfile, readLastSent, sendChange } from './sendChange.ts';
import { useProfileForm } from './useProfileForm.ts';
import type { ProfileView } from './views.ts';

/** Shown when a change could not be sent, and the server did not say why. */
export const updateFailureText = 'Impossible de mettre à jour le profil';
/** Shown when a change could not be confirmed, and the server did not say why. */
export const confirmFailureText = 'Impossible de confirmer la mise à jour';
/** Shown when no answer came. */
export const lostUpdateText = 'Erreur lors de la mise à jour du profil';
/** Shown when the profile has changed. */
export const updatedText = 'Profil mis à jour avec succès';
/** Shown while the last code, perhaps that of signing in, is too recent for another. */
export const pauseText =
  'Un code vous a été envoyé il y a moins d’une minute. Vos modifications sont gardées : enregistrez-les dans un instant.';
/** Shown for an empty code. */
export const codeRequiredText = 'OTP is required';

/**
 * Whether a contact already belongs to the customer: a new one may belong to another account, which
 * then gets no code.
 */
const isOwn = (customer: Customer | null, contact: string): boolean =>
  customer?.phone === contact || customer?.email === contact;

/** Changing a profile: null while it is only read. */
export function useProfileChange(
  customer: Customer | null,
  isEdited = false,
): {
  begin: () => void;
  view: Extract<ProfileView, { status: 'edit' | 'code' }> | null;
} {
  const dispatch = useAppDispatch();
  const posted = usePosted('changeProfile');
  const now = useNow();
  const [saved, setSaved] = useState(() => postedChange(posted, now));
  const [isEditing, setIsEditing] = useState(isEdited || posted !== null);
  const isHydrated = useHydrated();
  const [readFor, setReadFor] = useState<Customer | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [lastSentAt, setLastSentAt] = useState<number | null>(null);
  const pauseSeconds = useResendPause(lastSentAt);
  const [isSaving, setIsSaving] = useState(false);
  const isSending = useRef(false);
  const form = useProfileForm(customer, isEditing, posted);
  // The server does not know the change that the session saved.
  if (isHydrated && readFor !== customer) {
    const begun = customer && (postedChange(posted, now) ?? dispatch(readSavedProfile(customer)));
    setReadFor(customer);
    setSaved(begun);
    setIsEditing(begun !== null || isEdited || posted !== null);
  }
  const saveChange = (next: SavedProfile | null) => {
    setSaved(next);
    if (customer) dispatch(saveProfile(customer, next));
  };
  const leave = () => {
    saveChange(null);
    setAlert(null);
    setIsEditing(false);
  };
  const save = async (values: AccountValues) => {
    if (isSending.current || pauseSeconds > 0) return;
    isSending.current = true;
    setIsSaving(true);
    setAlert(null);
    try {
      saveChange({ values, pending: await dispatch(sendChange(values)) });
    } catch (error) {
      const failure = asApiError(error);
      const sentAt = dispatch(readLastSent(failure));
      setLastSentAt(sentAt);
      const text = failure.isNetworkError ? lostUpdateText : updateFailureText;
      if (sentAt === null && !showFieldErrors(form, error, 'phone')) setAlert(messageOr(error, text));
    }
    isSending.current = false;
    setIsSaving(false);
  };
  const pending = isEditing ? (saved?.pending ?? null) : null;
  const task: CodeTask | null = pending && {
    ...pending,
    notice: isOwn(customer, pending.contact) ? 'code' : 'message',
    required: codeRequiredText,
    failure: confirmFailureText,
    verify: async (otp) => {
      await dispatch(confirmProfile(otp, updatedText));
      leave();
    },
    resend: async () => {
      const values = form.getValues();
      saveChange({ values, pending: await dispatch(sendChange(values)) });
    },
  };
  const code = useCodeEntry(task, posted?.errors['otp']);
  const begin = () => setIsEditing(true);
  if (!customer || !isEditing) return { begin, view: null };
  if (code) {
    const correct = () => saveChange({ values: form.getValues(), pending: null });
    return {
      begin,
      view: {
        status: 'code',
        title: 'Confirmez la modification',
        code,
        posted: codeStepOf(pending?.contact ?? '', saved?.values),
        correct: { label: 'Revenir à mes informations', run: correct },
      },
    };
  }
  // A profile without a mandatory e-mail address could not be saved, so only then may one be typed.
  const needsEmail =
    customer.email === null && customer.phone !== null && !profilePhoneShape.test(customer.phone);
  const field = (name: (typeof accountFieldNames)[number]) =>
    toAccountField(
      form,
      name,
      {
        disabled: name === 'phone' || (name === 'email' && !needsEmail),
        ...(name === 'phone' && { hint: null }),
        ...(name === 'email' && needsEmail && { isRequired: true }),
      },
      posted,
    );
  return {
    begin,
    view: {
      status: 'edit',
      fields: accountFieldNames,
      field,
      alert: pauseSeconds > 0 ? pauseText : alert,
      posted: {
        action: '/my-profile',
        // A disabled field is not posted.
        values: { phone: customer.phone ?? '', ...(!needsEmail && { email: customer.email ?? '' }) },
        search: '',
      },
      saveLabel: pauseSeconds > 0 ? `Enregistrer dans ${pauseSeconds} s` : 'Enregistrer',
      isWaiting: pauseSeconds > 0,
      save: () => void form.handleSubmit(save)(),
      isSaving,
      cancel: leave,
    },
  };
}
