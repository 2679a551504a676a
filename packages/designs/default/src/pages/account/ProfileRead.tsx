import type { ContactCheckView, ProfileView } from '@teranga/core/features/account/profile';
import { useHydrated } from '@teranga/core/lib/hydration';
import { ActionForm, Panel, SignOutDialog } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { CircleAlert, CircleCheck, LogOut, Package, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Alert } from './Alert.tsx';
import styles from './ProfileRead.module.css';

/** Whether a contact opens the account. */
function ContactCheck({ check: { status, label } }: { check: ContactCheckView }) {
  const Sign = status === 'verified' ? CircleCheck : CircleAlert;
  return (
    <span className={styles.check} data-status={status}>
      <Sign size={16} strokeWidth={2} aria-hidden="true" />
      {label}
    </span>
  );
}

const editLabel = (
  <>
    <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
    Modifier
  </>
);

/** Shows the account's data and the actions on it. */
export function ProfileRead({ profile }: { profile: Extract<ProfileView, { status: 'read' }> }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      <Panel kind="step" title="Mes informations">
        <dl className={styles.rows}>
          {profile.rows.map(({ label, value, check }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.value}>
                  {value}
                  {check && <ContactCheck check={check} />}
                </span>
                {check?.status === 'unverified' && (
                  <ActionForm action="/my-profile" values={{ verify: value }} run={check.verify.run}>
                    <Button variant="quiet" type="submit" isBusy={check.verify.isBusy}>
                      {check.verify.label}
                    </Button>
                  </ActionForm>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {profile.alert !== null && <Alert tone="bad" text={profile.alert} />}
        <div className={styles.actions}>
          {isHydrated ? (
            <Button variant="primary" onClick={profile.edit}>
              {editLabel}
            </Button>
          ) : (
            <a href="/my-profile?modifier=1" className={buttonClass('primary')}>
              {editLabel}
            </a>
          )}
        </div>
      </Panel>
      <div className={styles.more}>
        <Link href={profile.ordersHref} className={buttonClass('quiet')}>
          <Package size={20} strokeWidth={1.75} aria-hidden="true" />
          Mes achats
        </Link>
        <ActionForm action="/auth/sign-out" run={() => setIsConfirming(true)}>
          <Button variant="plain" type="submit">
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            {profile.signOut.label}
          </Button>
        </ActionForm>
      </div>
      <SignOutDialog signOut={profile.signOut} isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </>
  );
}
