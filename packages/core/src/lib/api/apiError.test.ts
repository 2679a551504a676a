import { describe, expect, it } from 'vitest';
import {
  asApiError,
  failureText,
  isMissing,
  isUncertain,
  networkError,
  messageOr,
  toApiError,
  unexpectedText,
} from './apiError.ts';

describe('toApiError', () => {
  it.each([
    [
      'a message and fields',
      422,
      '{"message":"Invalide","errors":{"email":["Email invalide","deux"],"city":"Requise"}}',
      { status: 422, message: 'Invalide', fields: { email: 'Email invalide', city: 'Requise' } },
    ],
    ['a message', 404, '{"message":"Introuvable"}', { status: 404, message: 'Introuvable' }],
    ['empty errors', 400, '{"message":"Non","errors":{}}', { status: 400, message: 'Non' }],
    ['no message', 500, '{}', { status: 500, message: 'Une erreur est survenue' }],
    ['an empty message', 500, '{"message":" "}', { status: 500, message: 'Une erreur est survenue' }],
    ['a page', 502, '<html><h1>Bad gateway</h1>', { status: 502, message: 'Une erreur est survenue' }],
    ['nothing', 503, '', { status: 503, message: 'Une erreur est survenue' }],
    ['half an answer', 500, '{"message":"Serv', { status: 500, message: 'Une erreur est survenue' }],
    ['a list', 500, '[1]', { status: 500, message: 'Une erreur est survenue' }],
    ['null', 500, 'null', { status: 500, message: 'Une erreur est survenue' }],
    [
      'a debugger’s answer',
      500,
      '{"message":"Undefined variable $x","exception":"ErrorException","trace":[]}',
      { status: 500, message: 'Une erreur est survenue' },
    ],
    [
      'a validation in English',
      422,
      '{"message":"The email field is required. (and 1 more error)","errors":{"email":["The email field is required."],"phone":["The phone field must be a string."]}}',
      {
        status: 422,
        message: 'Certaines informations ne sont pas valides. Vérifiez-les, puis réessayez.',
        fields: { email: 'Ce champ est requis.', phone: 'Cette valeur n’est pas valide.' },
      },
    ],
  ])('reads %s', (_what, status, body, error) => {
    expect(toApiError(status, body)).toEqual(error);
  });
});

const messageOf = (status: number, message: string) =>
  toApiError(status, JSON.stringify({ message })).message;

describe('A framework’s own message', () => {
  it.each([
    [401, 'Unauthenticated.', 'Veuillez vous connecter pour continuer.'],
    [403, 'This action is unauthorized.', 'Cette action n’est pas autorisée.'],
    [403, 'Forbidden', 'Cette action n’est pas autorisée.'],
    [404, 'Not Found', 'Une erreur est survenue'],
    [404, 'No query results for model [App\\Models\\Product] 7', 'Une erreur est survenue'],
    [404, 'The route api/panier could not be found.', 'Une erreur est survenue'],
    [405, 'The GET method is not supported for route api/orders.', 'Une erreur est survenue'],
    [413, 'The POST data is too large.', 'Les données envoyées sont trop volumineuses.'],
    [419, 'CSRF token mismatch.', 'Votre session a expiré. Rechargez la page, puis réessayez.'],
    [419, 'Jeton périmé.', 'Votre session a expiré. Rechargez la page, puis réessayez.'],
    [
      422,
      'The given data was invalid.',
      'Certaines informations ne sont pas valides. Vérifiez-les, puis réessayez.',
    ],
    [429, 'Too Many Attempts.', 'Trop de requêtes. Veuillez patienter un instant.'],
    [429, 'Too many requests', 'Trop de requêtes. Veuillez patienter un instant.'],
    [500, 'Server Error', 'Une erreur est survenue'],
    [500, 'SQLSTATE[23000]: Integrity constraint violation', 'Une erreur est survenue'],
    [503, 'Service Unavailable', 'Une erreur est survenue'],
  ])('with status %i, «%s», is shown as «%s»', (status, message, shown) => {
    expect(messageOf(status, message)).toBe(shown);
  });

  it.each([
    [401, 'Ce compte est fermé.'],
    [422, 'Stock épuisé'],
    [500, 'Le paiement est en panne.'],
  ])('does not replace a back end’s own message: with status %i «%s» is unchanged', (status, message) => {
    expect(messageOf(status, message)).toBe(message);
  });
});

describe('asApiError', () => {
  it('passes a failure on', () => {
    const error = { status: 404, message: 'Introuvable' };
    expect(asApiError(error)).toBe(error);
  });

  it.each([[new TypeError('x')], [undefined], ['texte'], [{ message: 'sans statut' }]])(
    'makes of %j an unexpected one',
    (thrown) => {
      expect(asApiError(thrown)).toEqual({
        status: 500,
        message: 'Une erreur inattendue est survenue',
        isNetworkError: true,
      });
    },
  );
});

describe('isMissing', () => {
  it.each([
    [{ status: 404, message: 'Introuvable' }, true],
    [{ status: 410, message: 'Parti' }, true],
    [{ status: 503, message: failureText }, false],
    [networkError, false],
    [undefined, false],
    [null, false],
  ])('isMissing of %j is %j', (error, is) => {
    expect(isMissing(error)).toBe(is);
  });
});

describe('isUncertain', () => {
  it.each([
    [networkError, true],
    [{ status: 503, message: failureText }, true],
    [{ status: 500, message: 'Invalide', fields: { city: 'Requise' } }, false],
    [{ status: 409, message: 'Trop tard' }, false],
  ])('isUncertain of %j is %j', (error, is) => {
    expect(isUncertain(error)).toBe(is);
  });
});

describe('messageOr', () => {
  it.each([
    [{ status: 422, message: 'Stock épuisé' }, 'Stock épuisé'],
    [{ status: 500, message: failureText }, 'Autre'],
    [{ status: 500, message: unexpectedText }, 'Autre'],
    [networkError, 'Autre'],
    [undefined, 'Autre'],
  ])('says of %j: %s', (error, text) => {
    expect(messageOr(error, 'Autre')).toBe(text);
  });
});
