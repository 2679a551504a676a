import type { ProfileView } from '@teranga/core/profile';
import { Panel, SignOutDialog } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { LogOut, Package, Pencil } from 'lucide-react';
import { useState } from 'react';
import styles from './ProfileRead.module.css';

/** What the account holds, and what may be done with it. */
export function ProfileRead({ profile }: { profile: Extract<ProfileView, { status: 'read' }> }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Panel kind="step" title="Mes informations">
        <dl className={styles.rows}>
          {profile.rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button variant="primary" onClick={profile.edit}>
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
            Modifier
          </Button>
        </div>
      </Panel>
      <div className={styles.more}>
        <Link href={profile.ordersHref} className={buttonClass('quiet')}>
          <Package size={20} strokeWidth={1.75} aria-hidden="true" />
          Mes achats
        </Link>
        <Button variant="plain" onClick={() => setIsAsking(true)}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          {profile.signOut.label}
        </Button>
      </div>
      <SignOutDialog signOut={profile.signOut} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
