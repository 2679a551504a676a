import { Toasts } from '@teranga/ui/toast';
import { lazy, Suspense } from 'react';
import { useConsoleSelector } from '../lib/consoleStore.ts';
import { useToasts } from '../lib/useToasts.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { AppFrame } from '../frame/AppFrame.tsx';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';

const FreshCodeDialog = lazy(() => import('../session/FreshCodeDialog.tsx'));

/** The whole console: sign-in, then the frame with its screens. */
export function App() {
  const toasts = useToasts();
  const isCodeAsked = useConsoleSelector(({ freshCode }) => freshCode.isAsked);
  return (
    <ErrorBoundary>
      <SessionGate>
        <AppFrame />
        {isCodeAsked && (
          <Suspense>
            <FreshCodeDialog />
          </Suspense>
        )}
      </SessionGate>
      <Toasts toasts={toasts} />
    </ErrorBoundary>
  );
}
