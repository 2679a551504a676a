import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Mark } from '../parts/Mark.tsx';
import styles from './session.module.css';

/** Sign-in by a code that is sent to a listed phone number or e-mail address. */
export default function SignInPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Mark className={styles.mark} />
        {sentTo === null ? (
          <>
            <LoginForm onSent={setSentTo}>
              <h1 className={styles.title}>Gérer la boutique</h1>
              <p className={styles.lead}>
                Un code vous est envoyé par SMS ou par e-mail, si vous faites partie de l’équipe.
              </p>
            </LoginForm>
            <p className={styles.footer}>
              <a href="/">Voir la boutique</a>
            </p>
          </>
        ) : (
          <CodeForm
            login={sentTo}
            condition="si ce contact fait partie de l’équipe"
            submitLabel="Se connecter"
            onChangeLogin={() => setSentTo(null)}
          >
            <h1 className={styles.title}>Votre code</h1>
          </CodeForm>
        )}
      </div>
    </main>
  );
}
