/**
 * Shape of an e-mail address: what the HTML standard accepts in an `<input type=email>`, in a host
 * with a dot. It is ASCII only, so that one mailbox has few spellings.
 */
export const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$/;
/** The longest address there can be, in characters. */
export const longestEmail = 254;
