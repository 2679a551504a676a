import { useSignIn, type SignInView } from '@teranga/core/features/account/sign-in';
import { Panel } from '@teranga/design-kit';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import { Heart, PackageSearch, Zap } from 'lucide-react';
import { useEffect } from 'react';
import layout from '../layout/layout.module.css';
import styles from './AuthPage.module.css';
import { Alert } from './account/Alert.tsx';
import { CodeEntry } from './account/CodeEntry.tsx';
import { SignInForm } from './account/SignInForm.tsx';
import { useScrollToStep } from './useScrollToStep.ts';

const reasons = [
  { Sign: PackageSearch, text: 'Suivez vos commandes, de la validation à la livraison.' },
  { Sign: Heart, text: 'Retrouvez votre panier et vos envies sur tous vos appareils.' },
  { Sign: Zap, text: 'Commandez plus vite : vos coordonnées sont déjà remplies.' },
];

function Steps({ view }: { view: Exclude<SignInView, { status: 'leaving' }> }) {
  if (view.status === 'code')
    return (
      <Panel kind="step" title="Saisissez le code">
        <CodeEntry
          code={view.code}
          submitLabel={view.submitLabel}
          correct={view.correct}
          posted={view.posted}
        />
      </Panel>
    );
  return (
    <Panel kind="step" title={view.mode === 'login' ? 'Votre contact' : 'Vos coordonnées'}>
      <SignInForm key={view.mode} view={view} />
    </Panel>
  );
}

/** Page /auth: sign-in by a code, without a password. */
export default function AuthPage() {
  const navigate = useNavigate();
  const view = useSignIn(useSearchParams()[0]);
  const title = useScrollToStep<HTMLHeadingElement>(view.status === 'form' ? view.mode : view.status);
  const href = view.status === 'leaving' ? view.href : null;
  useEffect(() => {
    if (href !== null) navigate(href, { replace: true });
  }, [navigate, href]);
  return (
    <div className={layout.page}>
      <h1 ref={title} className={styles.title}>
        {view.status === 'leaving' ? 'Vous êtes connecté' : view.title}
      </h1>
      <Alert tone="info" text={view.status === 'form' ? view.notice : null} />
      {view.status !== 'leaving' && (
        <div className={styles.columns}>
          <Steps view={view} />
          <Panel kind="info" title="Pourquoi un compte ?">
            <ul className={styles.reasons}>
              {reasons.map(({ Sign, text }) => (
                <li key={text}>
                  <Sign size={24} strokeWidth={1.75} aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </div>
  );
}
