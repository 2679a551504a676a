import type { PaymentBannerView } from '@teranga/core/features/payments';
import { definePart } from './definePart.tsx';

/** «Reprendre le paiement», under the header, for shoppers who left before paying. */
export const PaymentBanner = definePart<{ banner: PaymentBannerView }>('PaymentBanner', {
  tier: 'later',
  isFixed: true,
});
