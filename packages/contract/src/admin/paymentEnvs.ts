// The console loads this file: it has no TypeBox.

/** Whether an account of the payment provider takes money, or only tries it. */
export const paymentEnvs = ['test', 'prod'] as const;
export type PaymentEnv = (typeof paymentEnvs)[number];
