// Browsers load this file: it has no TypeBox.

/**
 * `none`: not paid online. `waiting`: nobody was redirected to pay. `pending`: redirected, no
 * verdict. `unknown`: no answer to the last call. `unpaid`: refused, or the order ended.
 */
export const paymentStates = ['none', 'waiting', 'pending', 'unknown', 'paid', 'unpaid'] as const;
