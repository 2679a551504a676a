/**
 * The cookie that tells our own scripts, which cannot read the token, that a sign-in cookie was
 * set. It opens nothing.
 */
export const signInMarker = 'signed-in';
