import type { SignInView } from '@teranga/core/features/account/sign-in';
import { ActionForm } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, staysInField } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { Alert } from './Alert.tsx';
import styles from './SignInForm.module.css';

/** Sign-in or registration, and a link to the other one. */
export function SignInForm({ view }: { view: Extract<SignInView, { status: 'form' }> }) {
  return (
    <ActionForm {...view.posted} run={view.submit} className={styles.form}>
      <p>{view.intro}</p>
      <Alert tone="bad" text={view.alert} />
      {view.fields.map((name) => (
        <TextField key={name} {...view.field(name)} />
      ))}
      <Button variant="primary" size="large" type="submit" {...staysInField} isBusy={view.isSubmitting}>
        {view.submitLabel}
      </Button>
      <p className={styles.other}>
        {view.other.question}{' '}
        <Link href={view.other.href} replace>
          {view.other.label}
        </Link>
      </p>
    </ActionForm>
  );
}
