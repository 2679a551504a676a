import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no network: what is shown may be old, and nothing can be saved. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output>
      {!isOnline && (
        <span className={styles['bar']}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          Hors ligne : ce que vous voyez date de votre dernière connexion.
        </span>
      )}
    </output>
  );
}
