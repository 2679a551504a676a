export { type OrderForm, orderFormSchema } from './orderForm.ts';
