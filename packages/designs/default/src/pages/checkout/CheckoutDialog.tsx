import type { CheckoutDialogView } from '@teranga/core/features/checkout';
import { AlertDialog } from '@teranga/ui/alert-dialog';
import { Button, buttonClass } from '@teranga/ui/button';
import { useEffect, useRef } from 'react';
import { WhatsAppLink } from '../../whatsapp-link/index.ts';

/** A message of the checkout; `onRead` receives the element to focus once it is closed. */
export function CheckoutDialog({
  dialog,
  onRead,
}: {
  dialog: CheckoutDialogView | null;
  onRead: (returnsTo: CheckoutDialogView['returnsTo']) => void;
}) {
  const returnsTo = useRef<CheckoutDialogView['returnsTo']>(undefined);
  useEffect(() => {
    if (dialog) returnsTo.current = dialog.returnsTo;
  }, [dialog]);
  return (
    <AlertDialog alert={dialog} onClosed={() => onRead(returnsTo.current)}>
      {dialog?.action && (
        <Button variant="primary" onClick={dialog.action.run}>
          {dialog.action.label}
        </Button>
      )}
      {dialog?.link && (
        // Another site's address: not the shell's to go to.
        <a className={buttonClass('quiet')} href={dialog.link.href}>
          {dialog.link.label}
        </a>
      )}
      <WhatsAppLink href={dialog?.whatsappHref ?? null} label="Écrire à la boutique" />
    </AlertDialog>
  );
}
