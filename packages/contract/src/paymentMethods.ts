// Browsers load this file: it has no TypeBox.

/** `paytech` pays online by card or mobile money; `cod` pays cash on delivery. */
export const paymentMethods = ['paytech', 'cod'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
