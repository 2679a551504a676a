/** The design that the others inherit from. */
export const completeDesignId = 'default';
