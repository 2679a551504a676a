import type { ProfileView } from '@teranga/core/features/account/profile';
import { ActionForm } from '@teranga/design-kit';
import { useHydrated } from '@teranga/core/lib/hydration';
import { Button, buttonClass, staysInField } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { Alert } from './Alert.tsx';
import styles from './ProfileForm.module.css';

/** The form that changes the account's data. */
export function ProfileForm({ profile }: { profile: Extract<ProfileView, { status: 'edit' }> }) {
  const isHydrated = useHydrated();
  return (
    <ActionForm {...profile.posted} run={profile.save} className={styles.form}>
      <p>Pour votre sécurité, un code de vérification confirme chaque modification.</p>
      <Alert tone="bad" text={profile.alert} />
      {profile.fields.map((name) => (
        <TextField key={name} {...profile.field(name)} />
      ))}
      <div className={styles.actions}>
        <Button
          variant="primary"
          type="submit"
          {...staysInField}
          isBusy={profile.isSaving}
          data-waiting={profile.isWaiting || undefined}
        >
          {profile.saveLabel}
        </Button>
        {isHydrated ? (
          <Button variant="quiet" onClick={profile.cancel}>
            Annuler
          </Button>
        ) : (
          <a href={profile.posted.action} className={buttonClass('quiet')}>
            Annuler
          </a>
        )}
      </div>
    </ActionForm>
  );
}
