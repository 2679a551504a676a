import { Dialog } from '@teranga/ui/dialog';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface FormDialogProps {
  label: string;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form; closing or leaving it with changes needs a confirmation. */
export function FormDialog({ label, isDirty, onClose, children }: FormDialogProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Dialog isOpen onClose={() => (isDirty ? setConfirming(true) : onClose())} label={label}>
        {children}
      </Dialog>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Fermer sans enregistrer ?"
        action="Fermer"
        cancel="Rester ici"
        primary="cancel"
        isBusy={false}
        confirm={onClose}
        onClose={() => setConfirming(false)}
      >
        <p>Ce que vous avez tapé serait perdu.</p>
      </ConfirmDialog>
      {isDirty && <UnsavedChanges isDirty />}
    </>
  );
}
