export * from './paytechSandbox.ts';
export * from './paytechServer.ts';
export type * from './sandboxPayment.ts';
export { sendWebhook } from './sendWebhook.ts';
export { webhookSignature, type Merchant } from './webhookSignature.ts';
