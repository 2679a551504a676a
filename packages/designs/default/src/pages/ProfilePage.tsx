import { useProfile, type ProfileView } from '@teranga/core/profile';
import { FailureState, Panel } from '@teranga/design-kit';
import { useGo } from '@teranga/design-kit/navigation';
import { Skeleton } from '@teranga/ui/skeleton';
import { useEffect } from 'react';
import layout from '../layout/layout.module.css';
import styles from './ProfilePage.module.css';
import { CodeEntry } from './account/CodeEntry.tsx';
import { ProfileForm } from './account/ProfileForm.tsx';
import { ProfileRead } from './account/ProfileRead.tsx';

function Contents({ profile }: { profile: ProfileView }) {
  switch (profile.status) {
    case 'failed':
      return <FailureState message={profile.message} retry={profile.retry} />;
    case 'read':
      return <ProfileRead profile={profile} />;
    case 'edit':
      return (
        <Panel kind="step" title="Modifier mes informations">
          <ProfileForm profile={profile} />
        </Panel>
      );
    case 'code':
      return (
        <Panel kind="step" title="Confirmez la modification">
          <CodeEntry code={profile.code} submitLabel="Confirmer" correct={profile.correct} />
        </Panel>
      );
    default:
      return (
        <div className={styles.onTheWay} aria-busy="true">
          <Skeleton className={styles.panelSkeleton} />
        </div>
      );
  }
}

/** /my-profile : who one is here. */
export default function ProfilePage() {
  const go = useGo();
  const profile = useProfile();
  const href = profile.status === 'leaving' ? profile.href : null;
  useEffect(() => {
    if (href !== null) go(href, { replace: true });
  }, [go, href]);
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>Mon compte</h1>
      <div className={styles.content}>
        <Contents profile={profile} />
      </div>
    </div>
  );
}
