import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { toErrorResponse } from './errorResponse.ts';
import { HttpError } from './httpError.ts';

const lines: string[] = [];
const { inject } = await testApp({
  logStream: { write: (line) => lines.push(line) },
  prepare: (server) => {
    server.get('/api/broken', () => Promise.reject(new Error('the secret of the kitchen')));
    server.get('/broken', () => Promise.reject(new Error('the secret of the kitchen')));
    server.get('/api/refused', () =>
      Promise.reject(new HttpError(409, 'Le stock a changé.', { items: ['Épuisé'] })),
    );
    server.get('/refused', () => Promise.reject(new HttpError(409, 'Le <b>stock</b>')));
  },
});

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

describe('toErrorResponse', () => {
  it.each([
    [new HttpError(404, 'Produit introuvable'), 404, 'Produit introuvable', false],
    [databaseError('22021'), 422, 'Les données envoyées ne sont pas valides.', false],
    [databaseError('22003'), 422, 'Les données envoyées ne sont pas valides.', false],
    [databaseError('22P02'), 422, 'Les données envoyées ne sont pas valides.', false],
    [databaseError('22012'), 500, 'Une erreur inattendue est survenue', true],
    [databaseError('42601'), 500, 'Une erreur inattendue est survenue', true],
    [
      databaseError('40P01'),
      503,
      'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
      true,
    ],
    [
      databaseError('57014'),
      503,
      'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
      true,
    ],
    [
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      503,
      'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
      true,
    ],
    [
      new Error('timeout exceeded when trying to connect'),
      503,
      'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
      true,
    ],
    [
      new Error('Client has encountered a connection error and is not queryable'),
      503,
      'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
      true,
    ],
    [Object.assign(new Error('x'), { statusCode: 418 }), 418, 'La requête est refusée.', false],
    [Object.assign(new Error('x'), { statusCode: 502 }), 500, 'Une erreur inattendue est survenue', true],
    [new Error('x'), 500, 'Une erreur inattendue est survenue', true],
    [undefined, 500, 'Une erreur inattendue est survenue', true],
    ['text', 500, 'Une erreur inattendue est survenue', true],
  ])('takes %o for %s', (error, status, message, isUnexpected) => {
    expect(toErrorResponse(error)).toEqual({ status, message, isUnexpected });
  });
});

describe('an unexpected error', () => {
  it('is answered blandly, and logged once with the id that the answer carries', async () => {
    const answer = await inject('a', '/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Une erreur inattendue est survenue' });
    const logged = lines.filter((line) => line.includes('the secret of the kitchen'));
    expect(logged.map((line) => (JSON.parse(line) as { request: string }).request)).toEqual([
      answer.headers['x-request-id'],
    ]);
  });

  it('is answered with a page when a page was requested', async () => {
    const answer = await inject('a', '/broken');
    expect(answer.statusCode).toBe(500);
    expect(textsOf(parseDocument(answer.payload), 'h1')).toEqual(['Une erreur inattendue est survenue']);
    expect(answer.payload).not.toContain('kitchen');
  });
});

describe('a refusal', () => {
  it('is answered with its words and its fields', async () => {
    const answer = await inject('a', '/api/refused');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: 'Le stock a changé.', errors: { items: ['Épuisé'] } });
  });

  it('cannot write HTML into its page', async () => {
    const page = parseDocument((await inject('a', '/refused')).payload);
    expect(textsOf(page, 'h1')).toEqual(['Le <b>stock</b>']);
    expect(page.querySelector('b')).toBeNull();
  });
});

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  'The server answers %s of an unknown call with JSON',
  async (method) => {
    const answer = await inject('a', { method, url: '/api/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Introuvable.' });
  },
);
