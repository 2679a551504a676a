/** Calls about one order per minute: each may query the payment provider. */
export const paymentCallsPerReference = 20;
/** Calls of one session, and of one address, in a minute. */
export const paymentCallsPerSession = 20;
export const paymentCallsPerAddress = 300;
