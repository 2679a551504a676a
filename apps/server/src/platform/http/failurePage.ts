import { escapeHtml } from '@teranga/core/domain/rich-text';
import { noStoreMessage, type ErrorResponse } from './errorResponse.ts';
import { plainDocument } from './plainDocument.ts';

/** Temporary failures, for which the page offers a retry. */
const passingStatuses: ReadonlySet<number> = new Set([408, 429]);
const firstServerError = 500;

const serverErrorText = 'Ce n’est pas de votre fait, et votre panier est gardé.';
const noStoreText = 'Elle est peut-être mal recopiée.';

/** The page for failures before any design is known: it belongs to no store and loads nothing. */
export function failurePage({ status, message }: Pick<ErrorResponse, 'status' | 'message'>): string {
  const isOurs = status >= firstServerError;
  const [title = '', ...rest] = message.split(/(?<=\.) /).map(escapeHtml);
  const isNoStore = message === noStoreMessage;
  const sentences = [...rest, ...(isOurs ? [serverErrorText] : []), ...(isNoStore ? [noStoreText] : [])];
  const text = sentences.length > 0 ? `<p>${sentences.join(' ')}</p>\n` : '';
  // An empty address is the page's own.
  const retry = isOurs || passingStatuses.has(status) ? '<a href="">Réessayer</a>\n' : '';
  // The home of a host without a store would say the same.
  const ways = isNoStore
    ? ''
    : `<nav aria-label="Que faire">\n${retry}<a href="/">Retour à l’accueil</a>\n</nav>\n`;
  return plainDocument(title, `${text}${ways}`);
}
