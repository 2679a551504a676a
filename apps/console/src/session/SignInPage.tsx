import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Mark } from '../parts/Mark.tsx';
import styles from './session.module.css';

/** Sign-in by a code that is sent to a listed phone number or e-mail address. */
export default function SignInPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <Mark className={styles['mark']} />
        {sentTo === null ? (
          <LoginForm onSent={setSentTo} />
        ) : (
          <CodeForm login={sentTo} onChangeLogin={() => setSentTo(null)} />
        )}
      </div>
    </main>
  );
}
