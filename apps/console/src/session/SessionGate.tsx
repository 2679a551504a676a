import { unauthorizedStatus } from '@teranga/contract/statuses';
import type { ReactNode } from 'react';
import { asApiError } from '@teranga/core/lib/api';
import { sessionApi } from '../api/sessionApi.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice } from '../parts/Notice.tsx';
import { SessionContext } from '../lib/session.ts';
import SignInPage from './SignInPage.tsx';
import styles from './session.module.css';

/** Shows its children to who is signed in, and the sign-in to everybody else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isLoading, refetch } = sessionApi.useSessionQuery();
  const splash = <Loading className={styles.splash} />;
  // Refetched when the window gets the focus: whoever comes back with a code finds its form.
  if (isLoading && !error) return splash;
  if (error && asApiError(error).status === unauthorizedStatus) return <SignInPage />;
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
