/** The query parameter of the page to which a form's answer redirects once it is sent. */
export const sentParam = 'envoye';
