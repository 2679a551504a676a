import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffSessionWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { sessionApi } from '../api/sessionApi.ts';
import { useConsoleDispatch } from '../lib/consoleStore.ts';
import { lastLogin } from '../lib/lastLogin.ts';
import { showToast } from '../lib/toasts.ts';
import { FormError } from '../parts/FormError.tsx';
import styles from './session.module.css';

const codeText = 'Le code a 6 chiffres.';
const schema = object({
  otp: string()
    .transform((text: string) => text.replaceAll(/\D/g, ''))
    .matches(/^\d{6}$/, codeText)
    .required(codeText),
});

interface CodeFormProps {
  login: string;
  /** What the sending depends on, where the server does not say whether it sent a code. */
  condition: string | null;
  submitLabel: string;
  onChangeLogin: () => void;
  onSignedIn?: (session: StaffSessionWire) => void;
  /** Its title. */
  children?: ReactNode;
}

/** Prompts for the code that was sent. */
export function CodeForm(props: CodeFormProps) {
  const { login, condition, submitLabel, onChangeLogin, onSignedIn, children } = props;
  const dispatch = useConsoleDispatch();
  const [signIn, { isLoading, error }] = sessionApi.useSignInMutation();
  const [requestCode, resend] = sessionApi.useRequestCodeMutation();
  const { register, handleSubmit, formState, setFocus, resetField } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { otp: '' },
  });
  // It takes the place of the form that requested the code; a dialog around it is open by the next
  // frame.
  useEffect(() => {
    setFocus('otp');
    const frame = requestAnimationFrame(() => setFocus('otp'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);
  const send = handleSubmit(async ({ otp }) => {
    const answer = await signIn({ login, otp });
    if (answer.data) {
      lastLogin.set(login);
      onSignedIn?.(answer.data);
      return;
    }
    resetField('otp');
    setFocus('otp');
  });
  const resendCode = async () => {
    const answer = await requestCode({ login });
    dispatch(
      answer.error
        ? showToast({ tone: 'error', text: asApiError(answer.error).message })
        : showToast({ tone: 'success', text: 'Un nouveau code est en route.' }),
    );
    setFocus('otp');
  };
  const failure = error ? asApiError(error) : null;
  const fieldError = formState.errors.otp?.message ?? failure?.fields?.['otp'];
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <p className={styles.lead}>
        Envoyé à <strong>{login}</strong>
        {condition && `, ${condition}`}. Il est valable 10 minutes.
      </p>
      <TextField
        label="Code à 6 chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        error={fieldError}
        {...register('otp')}
      />
      {!fieldError && <FormError failure={failure} />}
      <Button variant="primary" size="large" type="submit" isBusy={isLoading}>
        {submitLabel}
      </Button>
      <div className={styles.ways}>
        <Button variant="plain" isBusy={resend.isLoading} onClick={() => void resendCode()}>
          Renvoyer un code
        </Button>
        <Button variant="plain" onClick={onChangeLogin}>
          Changer de contact
        </Button>
      </div>
    </form>
  );
}
