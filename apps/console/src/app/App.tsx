import { Toasts } from '@teranga/ui/toast';
import { Suspense } from 'react';
import { useConsoleSelector } from '../lib/consoleStore.ts';
import { lazyScreen } from '../lib/lazyScreen.ts';
import { useToasts } from '../lib/useToasts.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { AppFrame } from '../frame/AppFrame.tsx';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';

const FreshCodeDialog = lazyScreen(() => import('../session/FreshCodeDialog.tsx'));

/** The whole console: sign-in, then the frame with its screens. */
export function App() {
  const toasts = useToasts();
  const isCodeRequested = useConsoleSelector(({ freshCode }) => freshCode.isRequested);
  return (
    <ErrorBoundary>
      <SessionGate>
        <AppFrame />
        {isCodeRequested && (
          <Suspense>
            <FreshCodeDialog />
          </Suspense>
        )}
      </SessionGate>
      <Toasts toasts={toasts} />
    </ErrorBoundary>
  );
}
