import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { plainDocument, plainStyle } from '../../platform/http/plainDocument.ts';
import { formTargets, plainPolicy } from '../../platform/http/contentSecurityPolicy.ts';
import type { Config } from '../../platform/config/config.ts';
import { escapeHtml } from '../../platform/text/escapeHtml.ts';
import { isSameText, type Session } from '../../platform/secrets/sessions.ts';
import type { Fields } from './formBody.ts';

/** The field that carries the token of a confirmed form. */
export const tokenField = '_token';

const validMs = 30 * 60 * 1000;

const sign = ({ csrfToken }: Session, path: string, until: string) =>
  createHmac('sha256', csrfToken).update(`${path}\0${until}`).digest('base64url');

/** A token by which a visitor confirms a form of this path. Another visitor's does not hold. */
export function makeToken(session: Session, path: string, now = Date.now()): string {
  const until = String(now + validMs);
  return `${until}.${sign(session, path, until)}`;
}

/** Whether a token was made for this visitor and path, and still holds. */
export function holds(token: string | undefined, session: Session, path: string, now = Date.now()): boolean {
  const [until = '', signature = ''] = token?.split('.') ?? [];
  return Number(until) > now && isSameText(signature, sign(session, path, until));
}

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
  additionalRequirements: 'Précisions',
};

const title = 'Confirmez votre demande';
const whyText =
  'Votre navigateur ne dit pas de quelle page elle vient. Vérifiez ce que vous avez demandé, puis confirmez.';
const retryText =
  'Cette confirmation ne vaut plus. Vérifiez que les cookies sont acceptés, puis confirmez à nouveau.';

/** The Content-Security-Policy of the confirmation page. */
export const confirmationPolicy = (config: Config): string => plainPolicy(plainStyle, formTargets(config));

/** A page that shows what a form requested, with a button that sends it with a token. */
export function confirmationPage(
  { originalUrl }: Pick<FastifyRequest, 'originalUrl'>,
  { what, fields, token, isRetry }: { what: string; fields: Fields; token: string; isRetry: boolean },
): string {
  const sent = Object.entries(fields).filter(([name]) => name !== tokenField);
  const hidden = [...sent, [tokenField, token] as const].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const shown = sent
    .filter(([name, value]) => value !== '' && labels[name] !== undefined)
    .map(([name, value]) => `<li>${labels[name] ?? ''} : ${escapeHtml(value)}</li>`);
  return plainDocument(
    title,
    `<p>${isRetry ? retryText : whyText}</p>
<form method="post" action="${escapeHtml(originalUrl)}">
<p><strong>${escapeHtml(what)}</strong></p>
${shown.length > 0 ? `<ul>${shown.join('\n')}</ul>` : ''}
${hidden.join('\n')}
<button type="submit">Confirmer</button>
</form>
<nav aria-label="Que faire"><a href="/">Annuler</a></nav>`,
  );
}
