export {
  confirmationHref,
  confirmedRef,
  findOrderPath,
  paymentCancelHref,
  paymentSuccessHref,
  trackingHref,
} from './orderLinks.ts';
