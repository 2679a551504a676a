import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** The changes are given up. */
  onLeave?: () => void;
}

/** Confirms that a form with changes is left, for another screen or for another site. */
export function UnsavedChanges({ isDirty, onLeave }: UnsavedChangesProps) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isDirty]);
  // A form that was saved or deleted replaces its own address, without a confirmation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Quitter sans enregistrer ?"
      action="Quitter"
      cancel="Rester ici"
      primary="cancel"
      isBusy={false}
      confirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>Ce que vous avez changé ici serait perdu.</p>
    </ConfirmDialog>
  );
}
