/** Shown when the CSRF token was refused, also after it was renewed. */
export const expiredText = 'Votre session a expiré. Rechargez la page, puis réessayez.';

const expiredStatus = 419;

/** French message per status, used where the body holds only a framework's English default. */
const statusTexts: Readonly<Record<number, string>> = {
  401: 'Veuillez vous connecter pour continuer.',
  403: 'Cette action n’est pas autorisée.',
  413: 'Les données envoyées sont trop volumineuses.',
  [expiredStatus]: expiredText,
  422: 'Certaines informations ne sont pas valides. Vérifiez-les, puis réessayez.',
  429: 'Trop de requêtes. Veuillez patienter un instant.',
};

/**
 * Default messages of Laravel, Symfony, Express and the HTTP standard, in lower case, without a
 * full stop.
 */
const defaults = new Set([
  'bad gateway',
  'bad request',
  'conflict',
  'csrf token mismatch',
  'forbidden',
  'gateway timeout',
  'internal server error',
  'invalid signature',
  'method not allowed',
  'not found',
  'page expired',
  'payload too large',
  'server error',
  'service unavailable',
  'the given data failed to pass validation',
  'the given data was invalid',
  'this action is unauthorized',
  'too many attempts',
  'too many requests',
  'unauthenticated',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
  'unsupported media type',
]);

/** Defaults that name something of theirs: a route, a model, a method, a database's complaint. */
const defaultShapes =
  /^(?:no query results for model |sqlstate\[|the (?:route \S+|requested url) (?:could not be|was not) found|the \w+ method is not supported |the post data is too large|no route matched)/i;
/** Laravel's validation in English: «The email field is required. (and 1 more error)». */
const requiredShape = /^the .{1,60} field is required\b/i;
const invalidShape =
  /^the (?:selected )?.{1,60} (?:field )?(?:must |may (?:not|only) |has (?:already|a|an) |is invalid|format is invalid|confirmation does not match)/i;

const isFieldText = (text: string) => requiredShape.test(text) || invalidShape.test(text);

function isDefault(text: string): boolean {
  const plain = text.trim();
  const bare = plain.replace(/[.!\s]+$/, '').toLowerCase();
  return defaults.has(bare) || defaultShapes.test(plain) || isFieldText(plain);
}

/** The shopper-facing message of a failed response; null where there is none fit to show. */
export function readFailureMessage(status: number, message: string | null): string | null {
  if (status === expiredStatus) return expiredText;
  if (message === null || !isDefault(message)) return message;
  return statusTexts[status] ?? null;
}

/** The field message of a failed response, in French where it is a framework's default. */
export function readFieldMessage(message: string): string {
  if (requiredShape.test(message)) return 'Ce champ est requis.';
  return isDefault(message) ? 'Cette valeur n’est pas valide.' : message;
}
