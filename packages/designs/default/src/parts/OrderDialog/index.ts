export { OrderDialog, OrderDialog as part } from './OrderDialog.tsx';
