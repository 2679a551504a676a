/** The query parameter of the page to which a form's answer redirects once it is sent. */
export const sentParam = 'envoye';

/** The id of that page's element which says so. */
export const sentId = 'envoi';
