import { Bell, BellOff, Moon, ExternalLink, Keyboard, LogOut, Sun } from 'lucide-react';
import { useState } from 'react';
import { iconProps } from '../lib/iconProps.ts';
import { sessionApi } from '../api/sessionApi.ts';
import { adminApi } from '../api/adminApi.ts';
import { useConsoleDispatch } from '../lib/consoleStore.ts';
import { asApiError } from '@teranga/core/lib/api';
import { lastLogin } from '../lib/lastLogin.ts';
import { isSoundOn, ring, setSound } from '../lib/sounds.ts';
import { canNotify } from '../lib/pushDevice.ts';
import { showToast } from '../lib/toasts.ts';
import { useTheme } from '../lib/useTheme.ts';
import { roleNames, useSession } from '../lib/session.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { usePush } from './usePush.ts';
import styles from './Member.module.css';

interface MemberProps {
  /** Shows what the keys do; a phone has none. */
  openHelp?: () => void;
}

/** Who is signed in, the theme, the way to the shop and the way out. */
export function Member({ openHelp }: MemberProps) {
  const { member } = useSession();
  const theme = useTheme();
  const dispatch = useConsoleDispatch();
  const [signOut] = sessionApi.useSignOutMutation();
  const [hasSound, setHasSound] = useState(isSoundOn);
  const push = usePush();
  const toggleSound = () => {
    setSound(!hasSound);
    setHasSound(!hasSound);
    // Played at once: whoever turns it on knows how loud it is.
    if (!hasSound) ring();
  };
  const leave = async () => {
    // A phone that is handed on announces nothing of this store.
    if (push.isOn) await push.turnOff().catch(() => undefined);
    const { error } = await signOut();
    if (error) dispatch(showToast({ tone: 'error', text: asApiError(error).message }));
    // Nothing that this member saw stays for the next one.
    else {
      lastLogin.clear();
      dispatch(adminApi.util.resetApiState());
    }
  };
  const Icon = theme.value === 'night' ? Sun : Moon;
  return (
    <div className={styles.member}>
      <p className={styles.who}>
        <strong>{member.name}</strong>
        <span>{roleNames[member.role]}</span>
      </p>
      <button type="button" className={styles.way} onClick={theme.toggle}>
        <Icon {...iconProps} />
        {theme.value === 'night' ? 'Thème clair' : 'Thème sombre'}
      </button>
      <button type="button" className={styles.way} aria-pressed={hasSound} onClick={toggleSound}>
        {hasSound ? <Bell {...iconProps} /> : <BellOff {...iconProps} />}
        Son des commandes
      </button>
      {canNotify() && <PushSwitch push={push} />}
      {openHelp && (
        <button type="button" className={styles.way} onClick={openHelp}>
          <Keyboard {...iconProps} />
          Raccourcis clavier
        </button>
      )}
      <a className={styles.way} href="/" target="_blank" rel="noreferrer">
        <ExternalLink {...iconProps} />
        Voir la boutique
      </a>
      <button type="button" className={styles.way} onClick={() => void leave()}>
        <LogOut {...iconProps} />
        Se déconnecter
      </button>
    </div>
  );
}
