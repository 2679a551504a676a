import { describe, expect, it } from 'vitest';
import {
  asApiError,
  failureText,
  isMissing,
  lostAnswer,
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
  ])('reads %s', (_what, status, body, error) => {
    expect(toApiError(status, body)).toEqual(error);
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
        isLost: true,
      });
    },
  );
});

describe('isMissing', () => {
  it.each([
    [{ status: 404, message: 'Introuvable' }, true],
    [{ status: 410, message: 'Parti' }, false],
    [{ status: 503, message: failureText }, false],
    [lostAnswer, false],
    [undefined, false],
    [null, false],
  ])('of %j is %j', (error, is) => {
    expect(isMissing(error)).toBe(is);
  });
});

describe('messageOr', () => {
  it.each([
    [{ status: 422, message: 'Stock épuisé' }, 'Stock épuisé'],
    [{ status: 500, message: failureText }, 'Autre'],
    [{ status: 500, message: unexpectedText }, 'Autre'],
    [lostAnswer, 'Autre'],
    [undefined, 'Autre'],
  ])('says of %j: %s', (error, text) => {
    expect(messageOr(error, 'Autre')).toBe(text);
  });
});
