import { yupResolver } from '@hookform/resolvers/yup';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { sessionApi } from '../api/sessionApi.ts';
import { FormError } from '../parts/FormError.tsx';
import styles from './session.module.css';

const schema = object({
  login: string().trim().required('Saisissez votre numéro de téléphone ou votre adresse e-mail.'),
});

interface LoginFormProps {
  /** What the field begins with. */
  login?: string;
  onSent: (login: string) => void;
  /** The reason for requesting a code. */
  children: ReactNode;
}

/** Prompts for where the code is to be sent. */
export function LoginForm({ login: previousLogin = '', onSent, children }: LoginFormProps) {
  const [requestCode, { isLoading, error }] = sessionApi.useRequestCodeMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { login: previousLogin },
  });
  const send = handleSubmit(async ({ login }) => {
    const { error: refusal } = await requestCode({ login });
    if (!refusal) onSent(login);
  });
  const failure = error ? asApiError(error) : null;
  const fieldError = formState.errors.login?.message ?? failure?.fields?.['login'];
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <TextField
        label="Téléphone ou adresse e-mail"
        autoComplete="username"
        error={fieldError}
        {...register('login')}
      />
      {!fieldError && <FormError failure={failure} />}
      <Button variant="primary" size="large" type="submit" isBusy={isLoading}>
        Recevoir un code
      </Button>
    </form>
  );
}
