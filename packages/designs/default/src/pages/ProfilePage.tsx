import { useProfile, type ProfileView } from '@teranga/core/features/account/profile';
import { FailureState, Panel } from '@teranga/design-kit';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import { Skeleton } from '@teranga/ui/skeleton';
import { useEffect, useRef } from 'react';
import layout from '../layout/layout.module.css';
import styles from './ProfilePage.module.css';
import { CodeEntry } from './account/CodeEntry.tsx';
import { ProfileForm } from './account/ProfileForm.tsx';
import { ProfileRead } from './account/ProfileRead.tsx';
import { AccountSkeleton } from '../skeletons/index.ts';

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
        <Panel kind="step" title={profile.title}>
          <CodeEntry
            code={profile.code}
            submitLabel="Confirmer"
            correct={profile.correct}
            posted={profile.posted}
          />
        </Panel>
      );
    default:
      return (
        <AccountSkeleton
          says="Vos coordonnées, à lire et à modifier."
          here="/my-profile"
          className={styles.skeleton}
        >
          <Skeleton className={styles.panelSkeleton} />
        </AccountSkeleton>
      );
  }
}

type Status = ProfileView['status'];
const isSettled = (status: Status) => status === 'read' || status === 'edit' || status === 'code';

/**
 * Moves the focus to the next step when the pressed button is removed with its section. A code
 * field focuses itself.
 */
function useFollowedFocus(status: Status) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isFollowing = isSettled(before.current) && before.current !== status;
    before.current = status;
    if (!isFollowing || status === 'code') return;
    content.current?.querySelector<HTMLElement>('input:enabled:not([type=hidden]), button')?.focus();
  }, [status]);
  return content;
}

/** Page /my-profile: the account's data. */
export default function ProfilePage() {
  const navigate = useNavigate();
  const profile = useProfile(useSearchParams()[0].has('modifier'));
  const content = useFollowedFocus(profile.status);
  const href = profile.status === 'leaving' ? profile.href : null;
  useEffect(() => {
    if (href !== null) navigate(href, { replace: true });
  }, [navigate, href]);
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>Mon compte</h1>
      <div ref={content} className={styles.content}>
        <Contents profile={profile} />
      </div>
    </div>
  );
}
