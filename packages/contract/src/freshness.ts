/** For how long, in seconds, an answer with prices and stock may be shown without asking whether it still holds, by any cache as by a shopper's tab. */
export const freshForSeconds = 20;
