import { useAccountMenu } from '@teranga/core/features/account/auth';
import { wishlistHref } from '@teranga/core/features/wishlist';
import { SignOutDialog, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Dialog } from '@teranga/ui/dialog';
import { ChevronRight, LogOut } from 'lucide-react';
import { useState } from 'react';
import styles from './AccountMenu.module.css';

function Entries({ close }: { close: () => void }) {
  const menu = useAccountMenu();
  const [isLeaving, setIsLeaving] = useState(false);
  if (menu.status === 'anonymous') return null;
  const links = [...menu.links, { label: 'Liste de souhaits', href: wishlistHref }];
  return (
    <nav aria-label="Mon compte">
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.entry} onClick={close}>
              {label}
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={() => setIsLeaving(true)}>
            {menu.signOut.label}
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      </ul>
      <SignOutDialog signOut={menu.signOut} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </nav>
  );
}

/** Links to the pages of the account, and signing out. */
export function AccountMenu({ isOpen, close }: PartProps['AccountMenu']) {
  const menu = useAccountMenu();
  return (
    <Dialog isOpen={isOpen} onClose={close} label={menu.status === 'signedIn' ? menu.name : 'Mon compte'}>
      <Entries close={close} />
    </Dialog>
  );
}
