export * from './orderForm.ts';
export * from './phoneNumber.ts';
