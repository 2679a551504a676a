/** An empty style sheet that only browsers without JavaScript load: its answer sets the cookie. */
export const noScriptSheet = '/no-script.css';
/**
 * The cookie of a browser without JavaScript: its pages come without code and share one style
 * sheet.
 */
export const noScriptCookie = 'no-script';
