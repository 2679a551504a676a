import { usePendingPayment } from '@teranga/core/features/payments/pending';
import { definitionOf, type PageName } from '@teranga/core/pages/table';
import { deferred } from '@teranga/design-kit';
import { Suspense } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';

const PaymentReminder = deferred(async () => (await import('./PaymentReminder.tsx')).PaymentReminder);

const nothing = () => null;

/**
 * Reminds of an unpaid order. Its code is loaded with the first such order; the page is complete
 * without it.
 */
export function FrameReminder({ page }: { page: PageName }) {
  const orderRef = usePendingPayment(definitionOf(page).reports);
  if (orderRef === null) return null;
  return (
    <PageBoundary resetKey={orderRef} onRetry={nothing} renderFallback={nothing}>
      <Suspense fallback={null}>
        <PaymentReminder orderRef={orderRef} />
      </Suspense>
    </PageBoundary>
  );
}
