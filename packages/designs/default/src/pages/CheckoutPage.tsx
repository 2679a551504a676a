import { useCheckout, type CheckoutView } from '@teranga/core/features/checkout';
import { confirmationHref, paymentCancelHref } from '@teranga/core/features/orders/links';
import { FailureState } from '@teranga/design-kit';
import { useNavigate, usePreload, useSearchParams } from '@teranga/design-kit/navigation';
import { Suspense, useEffect } from 'react';
import layout from '../layout/layout.module.css';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './checkout/CheckoutSkeleton.tsx';
import { OrderForm } from './checkout/OrderForm.tsx';
import { useScrollToStep } from './useScrollToStep.ts';

/** The address to replace this page with; null when it stays. */
function redirectOf(checkout: CheckoutView): string | null {
  if (checkout.status === 'leaving') return checkout.href;
  return checkout.status === 'empty' ? '/' : null;
}

/** Page /checkout: delivery, recipient and payment. */
export default function CheckoutPage() {
  const navigate = useNavigate();
  const preload = usePreload();
  const checkout = useCheckout({
    query: useSearchParams()[0],
    onTaken: () => preload('/order-confirmation'),
    onPlaced: (ref) => navigate(confirmationHref(ref)),
    onPayment: (url) => window.location.assign(url),
    onQuantity: (href) => navigate(href, { replace: true }),
    onUnpaid: (ref) => navigate(paymentCancelHref(ref)),
  });
  // A product that is deleted meanwhile takes the form away under the submit button at its end.
  const title = useScrollToStep<HTMLHeadingElement>(checkout.status === 'failed' ? 'failed' : 'form');
  const redirect = redirectOf(checkout);
  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  return (
    <div className={layout.page}>
      <h1 ref={title} className={styles.title}>
        Paiement
      </h1>
      {/* The order's code loads once its content is known: until then the page stays. */}
      <Suspense fallback={<CheckoutSkeleton />}>
        {checkout.status === 'failed' && (
          <FailureState
            message={checkout.message}
            retry={checkout.retry}
            {...(checkout.back && { back: checkout.back })}
          />
        )}
        {checkout.status === 'ready' && <OrderForm checkout={checkout} />}
        {(checkout.status === 'loading' || redirect !== null) && <CheckoutSkeleton />}
      </Suspense>
    </div>
  );
}
