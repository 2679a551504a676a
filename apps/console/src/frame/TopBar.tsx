import { Drawer } from '@teranga/ui/dialog';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Mark } from '../parts/Mark.tsx';
import { useSession } from '../lib/session.ts';
import { Member } from './Member.tsx';
import styles from './TopBar.module.css';

/** The bar at the top of a phone's window: the store, and who is signed in. */
export function TopBar() {
  const { store } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Mark className={styles.mark} />
      <span className={styles.name}>{store.name}</span>
      <button type="button" className={styles.member} onClick={() => setOpen(true)}>
        <CircleUserRound size={24} strokeWidth={1.5} aria-hidden="true" />
        <VisuallyHidden>Votre compte</VisuallyHidden>
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Votre compte" side="end">
        <Member />
      </Drawer>
    </header>
  );
}
