/**
 * The cookie by which our own scripts, which cannot read the token, know that a sign-in cookie was
 * set. It opens nothing.
 */
export const signInMarker = 'signed-in';
