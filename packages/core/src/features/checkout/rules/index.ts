export { type OrderForm, longestTexts, orderFormSchema } from './orderForm.ts';
