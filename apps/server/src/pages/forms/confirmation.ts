import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameText, type Session } from '../../platform/secrets/sessions.ts';
import type { Fields } from './formBody.ts';
import type { FormDetail } from './formDetails.ts';
import { resubmitPage } from './resubmitPage.ts';

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

const title = 'Confirmez votre demande';
const whyText =
  'Votre navigateur ne dit pas de quelle page elle vient. Vérifiez ce que vous avez demandé, puis confirmez.';
const retryText =
  'Cette confirmation ne vaut plus. Vérifiez que les cookies sont acceptés, puis confirmez à nouveau.';

/** A page that shows what a form requested, with a button that sends it with a token. */
export function confirmationPage(
  { originalUrl }: Pick<FastifyRequest, 'originalUrl'>,
  {
    what,
    details,
    fields,
    token,
    isRetry,
  }: { what: string; details: readonly FormDetail[]; fields: Fields; token: string; isRetry: boolean },
): string {
  return resubmitPage({
    title,
    text: isRetry ? retryText : whyText,
    what,
    details,
    action: originalUrl,
    fields: { ...fields, [tokenField]: token },
    button: 'Confirmer',
    leave: 'Annuler',
  });
}
