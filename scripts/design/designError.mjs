/** A designer's mistake: the message says what happened and what to do. */
export class DesignError extends Error {}
