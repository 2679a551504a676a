export { PaymentBanner, PaymentBanner as part } from './PaymentBanner.tsx';
