import { Toasts } from '@teranga/ui/toast';
import { useToasts } from '../lib/useToasts.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { AppFrame } from '../frame/AppFrame.tsx';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';

/** The whole console: sign-in, then the frame with its screens. */
export function App() {
  const toasts = useToasts();
  return (
    <ErrorBoundary>
      <SessionGate>
        <AppFrame />
      </SessionGate>
      <Toasts toasts={toasts} />
    </ErrorBoundary>
  );
}
