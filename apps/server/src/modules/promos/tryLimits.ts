/** Codes tried by one session in a minute: a shopper mistypes, a guesser tries thousands. */
export const triesPerSession = 20;
/** Codes tried from one address in a minute: many shoppers share one. */
export const triesPerAddress = 200;
