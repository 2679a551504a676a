import { useIsOnline } from '@teranga/core/lib/network';
import { WifiOff } from 'lucide-react';
import styles from './OfflineBar.module.css';

/** Says that there is no network: what is shown may be old, and nothing can be saved. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <output>
      {!isOnline && (
        <span className={styles.bar}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          Hors ligne : ce que vous voyez date de votre dernière connexion.
        </span>
      )}
    </output>
  );
}
