import type { PageProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import layout from '../layout/layout.module.css';
import { PaymentResult } from './payment/PaymentResult.tsx';
import { initiatedWords } from './payment/paymentWords.tsx';
import { UnknownPayment } from './payment/UnknownPayment.tsx';
import { usePaymentPage } from './payment/usePaymentPage.ts';

/** Page /payment-success/{ref}: where the provider redirects; the order's own status is shown. */
export default function PaymentSuccessPage({ orderRef }: PageProps['paymentSuccess']) {
  const payment = usePaymentPage(orderRef);
  return (
    <div className={layout.page}>
      {payment.status === 'unknown' ? (
        <UnknownPayment payment={payment} />
      ) : (
        <PaymentResult payment={payment} {...initiatedWords(payment)} canRestore={false}>
          <Link href="/" className={buttonClass('quiet')}>
            Retour à l’accueil
          </Link>
        </PaymentResult>
      )}
    </div>
  );
}
