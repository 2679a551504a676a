/**
 * The `type` of a price rule that adjusts the base price; for any other type the amount is the
 * price itself.
 */
export const adjustmentType = 'ADJUSTMENT';
