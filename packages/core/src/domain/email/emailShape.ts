/** Shape of an e-mail address: one @ between a name and a host with a dot. */
export const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
/** The longest address there can be, in characters. */
export const longestEmail = 254;
