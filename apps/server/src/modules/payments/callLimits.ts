/** Calls about one order per minute: each may query the payment provider. */
export const callsPerReference = 20;
/** Calls of one session, and of one address, in a minute. */
export const callsPerSession = 20;
export const callsPerAddress = 300;
