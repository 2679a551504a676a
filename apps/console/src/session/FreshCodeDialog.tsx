import type { StaffSessionWire } from '@teranga/contract/admin';
import { Dialog } from '@teranga/ui/dialog';
import { useState } from 'react';
import { useConsoleDispatch } from '../lib/consoleStore.ts';
import { settleFreshCode } from '../api/freshCode.ts';
import { lastLogin } from '../lib/lastLogin.ts';
import { useSession } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './session.module.css';

/** Prompts for a code before a sensitive change, which is then resent. */
export default function FreshCodeDialog() {
  const { member } = useSession();
  const dispatch = useConsoleDispatch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const signedIn = (session: StaffSessionWire) => {
    const isSame = session.member.id === member.id;
    if (!isSame)
      dispatch(
        showToast({
          tone: 'info',
          text: `Vous êtes maintenant ${session.member.name}. Rien n’a été changé.`,
        }),
      );
    settleFreshCode(dispatch, isSame);
  };
  return (
    <Dialog isOpen onClose={() => settleFreshCode(dispatch, false)} label="Confirmez que c’est vous">
      <div className={styles.dialog}>
        {sentTo === null ? (
          <LoginForm login={lastLogin.get()} onSent={setSentTo}>
            <p>Ce changement est sensible : un code vous est envoyé, comme à la connexion.</p>
          </LoginForm>
        ) : (
          <CodeForm
            login={sentTo}
            condition={sentTo === lastLogin.get() ? null : 'si c’est l’un des vôtres'}
            submitLabel="Confirmer"
            onChangeLogin={() => setSentTo(null)}
            onSignedIn={signedIn}
          />
        )}
      </div>
    </Dialog>
  );
}
