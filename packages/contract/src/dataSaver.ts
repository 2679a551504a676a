/** Names the shopper's choice of data saver in the browser's storage, and its cookie. */
export const dataSaverName = 'economy';
/** Connections on which data saver applies without a choice, by their `effectiveType` or `ECT`. */
export const slowLink = /^(?:slow-)?2g$/;
