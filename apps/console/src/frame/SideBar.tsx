import { Mark } from '../parts/Mark.tsx';
import { useSession } from '../lib/session.ts';
import { Member } from './Member.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { useScreens } from './useScreens.ts';
import styles from './SideBar.module.css';

/** The bar at the side of a desk's window. */
export function SideBar({ openHelp }: { openHelp: () => void }) {
  const { store } = useSession();
  return (
    <header className={styles.bar}>
      <div className={styles.store}>
        <Mark />
        <span className={styles.name}>{store.name}</span>
      </div>
      <nav aria-label="Écrans" className={styles.screens}>
        {useScreens().map((screen) => (
          <ScreenLink key={screen.path} screen={screen} className={styles.link} />
        ))}
      </nav>
      <Member openHelp={openHelp} />
    </header>
  );
}
