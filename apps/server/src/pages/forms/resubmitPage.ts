import type { Config } from '../../platform/config/config.ts';
import { formTargets, plainPolicy } from '../../platform/http/contentSecurityPolicy.ts';
import { plainDocument, plainStyle } from '../../platform/http/plainDocument.ts';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import type { Fields } from './formBody.ts';
import type { FormDetail } from './formDetails.ts';

/** How the fields that people typed are called; ids and keys are not shown. */
const labels: Readonly<Record<string, string>> = {
  quantity: 'Quantité',
  promoCode: 'Code promo',
  currency: 'Devise',
  name: 'Nom',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Téléphone',
  email: 'Email',
  login: 'Contact',
  address: 'Adresse',
  city: 'Ville',
  postalCode: 'Code postal',
  subject: 'Sujet',
  message: 'Message',
  origin: 'Départ',
  destination: 'Destination',
  departureDate: 'Date de départ',
  returnDate: 'Date de retour',
  checkInDate: 'Date d’arrivée',
  checkOutDate: 'Date de sortie',
  additionalRequirements: 'Précisions',
};

interface Resubmission {
  title: string;
  /** Why it is to be resent. */
  text: string;
  /** What the form requests. */
  what: string;
  /** What its ids stand for. */
  details?: readonly FormDetail[];
  action: string;
  fields: Fields;
  button: string;
  /** The link to the home page. */
  leave: string;
}

/** The Content-Security-Policy of `resubmitPage`. */
export const resubmitPolicy = (config: Config): string => plainPolicy(plainStyle, formTargets(config));

/**
 * A page outside any design that shows the fields of a form, with a button that resends them.
 */
export function resubmitPage(resubmission: Resubmission): string {
  const { title, text, what, details = [], action, fields, button, leave } = resubmission;
  const sent = Object.entries(fields);
  const hidden = sent.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const typed = sent.flatMap(([name, value]): FormDetail[] => {
    const label = labels[name];
    return value !== '' && label !== undefined ? [[label, value]] : [];
  });
  const shown = [...details, ...typed].map(
    ([label, value]) => `<li>${escapeHtml(label)} : ${escapeHtml(value)}</li>`,
  );
  return plainDocument(
    escapeHtml(title),
    `<p>${escapeHtml(text)}</p>
<form method="post" action="${escapeHtml(action)}">
<p><strong>${escapeHtml(what)}</strong></p>
${shown.length > 0 ? `<ul>${shown.join('\n')}</ul>` : ''}
${hidden.join('\n')}
<button type="submit">${button}</button>
</form>
<nav aria-label="Que faire"><a href="/">${leave}</a></nav>`,
  );
}
