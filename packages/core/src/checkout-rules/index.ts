export * from './orderForm.ts';
export * from './phoneNumber.ts';
export * from './phoneRule.ts';
