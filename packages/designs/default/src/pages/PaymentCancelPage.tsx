import { useIsCartEmpty } from '@teranga/core/features/cart';
import type { PageProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import layout from '../layout/layout.module.css';
import { PaymentResult } from './payment/PaymentResult.tsx';
import { cancelledWords, isUndecided } from './payment/paymentWords.tsx';
import { UnknownPayment } from './payment/UnknownPayment.tsx';
import { usePaymentPage } from './payment/usePaymentPage.ts';

/**
 * Page /payment-cancel/{ref}: once it is known that the order was not paid, it can still be paid,
 * or its products be put back into the cart.
 */
export default function PaymentCancelPage({ orderRef }: PageProps['paymentCancel']) {
  const payment = usePaymentPage(orderRef, true);
  const isCartEmpty = useIsCartEmpty();
  return (
    <div className={layout.page}>
      {payment.status === 'unknown' ? (
        <UnknownPayment payment={payment} />
      ) : (
        <PaymentResult payment={payment} {...cancelledWords(payment)} canRestore>
          {!isUndecided(payment) && !isCartEmpty && (
            <Link href="/cart" className={buttonClass('quiet')}>
              Retour au panier
            </Link>
          )}
          <Link href="/" className={buttonClass('quiet')}>
            Retour à l’accueil
          </Link>
        </PaymentResult>
      )}
    </div>
  );
}
