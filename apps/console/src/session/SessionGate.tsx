import { lazy, Suspense, type ReactNode } from 'react';
import { asApiError } from '@teranga/core/lib/api';
import { sessionApi } from '../api/sessionApi.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice } from '../parts/Notice.tsx';
import { SessionContext } from '../lib/session.ts';
import styles from './session.module.css';

const unauthorizedStatus = 401;
/** Apart from the frame: who is signed in does not load the forms' code. */
const SignInPage = lazy(() => import('./SignInPage.tsx'));

/** Shows its children to who is signed in, and the sign-in to everybody else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isLoading, refetch } = sessionApi.useSessionQuery();
  const splash = <Loading className={styles['splash']} />;
  if (isLoading) return splash;
  if (error && asApiError(error).status === unauthorizedStatus)
    return (
      <Suspense fallback={splash}>
        <SignInPage />
      </Suspense>
    );
  if (!data)
    return (
      <Notice
        tone="bad"
        title="La gestion n’est pas joignable"
        text={asApiError(error).message}
        action={{ label: 'Réessayer', run: () => void refetch() }}
      />
    );
  return <SessionContext value={data}>{children}</SessionContext>;
}
