import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { loginFormSchema, registerFormSchema } from '../rules/index.ts';
import {
  accountFailureText,
  accountFieldNames,
  type AccountForm,
  type AccountValues,
  type CodeTask,
  emptyAccount,
  showFieldErrors,
  toAccountField,
  useCodeEntry,
} from '../form/index.ts';
import { useNow } from '../../../lib/clock/index.ts';
import { postedValues, typedBefore } from '../../../lib/forms/index.ts';
import { usePosted, type PostedForm } from '../../../lib/posted/index.ts';
import { raiseToast } from '../../../lib/alerts/index.ts';
import { useMachine } from '../../../lib/machine/index.ts';
import { messageOr } from '../../../lib/api/index.ts';
import { returnPath, saveSignIn, useCustomer } from '../auth/index.ts';
import { loadPhoneReader, looksForeign, readPhone } from '../../../domain/phone/index.ts';
import { type AppThunk, timeNow, useAppDispatch } from '../../../lib/store/index.ts';
import { clearSavedSignIn, saveForVisit, readSavedSignIn, type PendingCode } from './pendingSignIn.ts';
import { openedSignIn, signInReducer } from './signInState.ts';
import { requestCode, type SignInMode } from './requestCode.ts';
import { signInApi } from './signInApi.ts';
import { codeTitle, formWords, otherForm, readMode } from './signInWords.ts';
import { useStepTitle } from './useStepTitle.ts';
import type { SignInView } from './views.ts';

const resolvers: Record<SignInMode, Resolver<AccountValues>> = {
  // Each resolver returns only the fields it validates; the others retain their typed values.
  login: yupResolver(loginFormSchema(readPhone)) as unknown as Resolver<AccountValues>,
  register: yupResolver(registerFormSchema(readPhone)),
};

const fieldsOf = { login: ['phone', 'email'], register: ['name', 'address', 'phone', 'email'] } as const;

/** The form: its values survive a reload and switching between sign-in and registration. */
function useSignInForm(mode: SignInMode, posted: PostedForm | null): AccountForm {
  const dispatch = useAppDispatch();
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyAccount, ...postedValues(posted, accountFieldNames) },
    resolver: resolvers[mode],
    // The order of the fields differs from the order in which both forms registered them.
    shouldFocusError: false,
  });
  const { clearErrors, reset, subscribe } = form;
  useEffect(() => {
    const saved = dispatch(readSavedSignIn()).values;
    reset({ ...saved, ...postedValues(posted, accountFieldNames), ...typedBefore(accountFieldNames) });
    // A number can be judged without it as well: see readPhone.
    loadPhoneReader().catch(() => undefined);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(saveForVisit({ values })),
    });
  }, [dispatch, posted, reset, subscribe]);
  const judged = useRef(mode);
  useEffect(() => {
    if (judged.current === mode) return;
    judged.current = mode;
    clearErrors();
  }, [clearErrors, mode]);
  return form;
}

/** Signs in with a code and shows the server's message about the cart. */
function verify(login: string, otp: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { token, customer, message } = await dispatch(
      signInApi.endpoints.verifyOtp.initiate({ login, otp }),
    ).unwrap();
    if (token === null) throw new Error('The answer to the code held no token.');
    dispatch(clearSavedSignIn());
    await dispatch(saveSignIn(token, customer));
    if (message !== null) dispatch(raiseToast({ tone: 'info', text: message }));
  };
}

const searchOf = (query: URLSearchParams) => (query.toString() ? `?${query.toString()}` : '');

/** The code that a posted form requested, while its page waits for it. */
function toPending(posted: PostedForm | null, now: number): PendingCode | null {
  if (posted?.values['step'] !== 'code') return null;
  const { login = '', mode } = posted.values;
  return { contact: login, sentAt: now, requested: '', isRegistration: mode === 'register' };
}

/** /auth at an address' query. */
export function useSignIn(query: URLSearchParams): SignInView {
  const dispatch = useAppDispatch();
  const auth = useCustomer();
  const mode = readMode(query);
  const posted = usePosted('signIn');
  const [{ step, pending, alert, isCorrecting }, send] = useMachine(
    signInReducer,
    openedSignIn(toPending(posted, useNow())),
  );
  const form = useSignInForm(mode, posted);
  const { getValues, setFocus } = form;
  // Not on the server or during hydration, which know nothing of the session's saved state.
  const isKnown = auth.status !== 'unknown';
  useLayoutEffect(() => {
    const saved = isKnown ? dispatch(readSavedSignIn()).pending : null;
    if (saved) send({ type: 'restore', pending: saved });
  }, [dispatch, isKnown, send]);
  useEffect(() => {
    if (isCorrecting) setFocus(getValues('phone') === '' ? 'email' : 'phone');
  }, [getValues, isCorrecting, setFocus]);

  const wait = (sent: PendingCode) => {
    send({ type: 'sent', pending: sent });
    dispatch(saveForVisit({ values: getValues(), pending: sent }));
  };
  const submit = async (values: AccountValues) => {
    if (!send({ type: 'request' })) return;
    try {
      wait(await dispatch(requestCode(mode, values, pending)));
    } catch (error) {
      const isShown = showFieldErrors(form, error, values.phone === '' ? 'email' : 'phone');
      const text = messageOr(error, accountFailureText);
      send({ type: 'refuse', alert: isShown ? null : { mode, text } });
    }
  };

  const focusError = (errors: object) => {
    const first = fieldsOf[mode].find((name) => name in errors);
    if (first) setFocus(first);
  };

  const task: CodeTask | null = pending && {
    contact: pending.contact,
    sentAt: pending.sentAt,
    notice: pending.isRegistration ? 'code' : 'account',
    failure: accountFailureText,
    verify: (otp) => dispatch(verify(pending.contact, otp)),
    resend: async () => {
      await dispatch(signInApi.endpoints.resendOtp.initiate({ login: pending.contact })).unwrap();
      wait({ ...pending, sentAt: dispatch(timeNow()) });
    },
  };
  const code = useCodeEntry(step === 'code' ? task : null, posted?.errors['otp']);
  useStepTitle(code && auth.status !== 'signedIn' ? codeTitle : null);

  if (auth.status === 'signedIn') return { status: 'leaving', href: returnPath(query) };
  if (code) {
    const correct = () => {
      send({ type: 'correct' });
      dispatch(saveForVisit({ pending: null }));
    };
    return {
      status: 'code',
      title: codeTitle,
      code,
      submitLabel: 'Valider',
      posted: {
        action: '/auth',
        values: { step: 'code', login: pending?.contact ?? '' },
        search: searchOf(query),
      },
      correct: { label: 'Corriger le contact', run: correct },
    };
  }
  const isForeign = looksForeign(form.watch('phone'));
  return {
    status: 'form',
    mode,
    ...formWords[mode],
    posted: { action: '/auth', values: { mode }, search: searchOf(query) },
    notice:
      auth.status === 'anonymous' && auth.why === 'expired'
        ? 'Votre session a expiré. Connectez-vous pour reprendre où vous en étiez.'
        : null,
    fields: fieldsOf[mode],
    field: (name) =>
      toAccountField(form, name, name === 'email' && isForeign ? { isRequired: true } : {}, posted),
    alert: alert?.mode === mode ? alert.text : null,
    submit: () => void form.handleSubmit(submit, focusError)(),
    isSubmitting: step === 'requesting',
    other: otherForm(mode, query),
  };
}
