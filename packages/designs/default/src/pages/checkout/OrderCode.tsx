import type { OrderCodeView } from '@teranga/core/features/checkout';
import { Dialog } from '@teranga/ui/dialog';
import { useEffect, useRef } from 'react';
import { CodeEntry } from '../account/CodeEntry.tsx';

/** The dialog opens by JavaScript alone: this form is never posted. */
const posted = { action: '/checkout', values: {}, search: '' } as const;

/** Requests the code that confirms the order; the form stays unchanged behind it. */
export function OrderCode({ code: view }: { code: OrderCodeView | null }) {
  const content = useRef<HTMLDivElement>(null);
  const isOpen = view !== null;
  // The dialog gives the focus to its cross when it opens.
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={view && view.cancel.run} label={view?.title ?? ''}>
      <div ref={content}>
        {view && (
          <CodeEntry code={view.code} submitLabel={view.submitLabel} correct={view.cancel} posted={posted} />
        )}
      </div>
    </Dialog>
  );
}
