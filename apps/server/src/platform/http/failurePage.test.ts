import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { plainPolicy } from './contentSecurityPolicy.ts';
import { noStoreMessage } from './errorResponse.ts';
import { failurePage } from './failurePage.ts';
import { HttpError } from './httpError.ts';

const overload = 'Le service est momentanément surchargé. Veuillez réessayer dans un instant.';
const { inject } = await testApp({
  prepare: (server) => {
    server.get('/full', () => Promise.reject(new HttpError(503, overload)));
  },
});

/** A page's text and the targets of its links. */
function read(status: number, message: string) {
  const page = parseDocument(failurePage({ status, message }));
  return {
    title: textsOf(page, 'h1').join(),
    text: textsOf(page, 'p').join(),
    links: Array.from(
      page.querySelectorAll('a[href]'),
      (link) => `${link.textContent}: ${link.getAttribute('href')}`,
    ),
  };
}

const home = 'Retour à l’accueil: /';
const both = ['Réessayer: ', home];

describe('The page of a failure before any design', () => {
  it.each([
    [
      503,
      overload,
      'Le service est momentanément surchargé.',
      'Veuillez réessayer dans un instant. Ce n’est pas de votre fait, et votre panier est gardé.',
      both,
    ],
    [
      500,
      'Une erreur inattendue est survenue',
      'Une erreur inattendue est survenue',
      'Ce n’est pas de votre fait, et votre panier est gardé.',
      both,
    ],
    [429, 'Trop de requêtes. Patientez.', 'Trop de requêtes.', 'Patientez.', both],
    [404, 'Introuvable.', 'Introuvable.', '', [home]],
    [404, noStoreMessage, noStoreMessage, 'Elle est peut-être mal recopiée.', []],
    [409, 'Le <b>stock</b>', 'Le <b>stock</b>', '', [home]],
  ])('of status %i says «%s» calmly, and what to do', (status, message, title, text, links) => {
    expect(read(status, message)).toEqual({ title, text, links });
  });

  it('has its own style, which the policy of its response allows', async () => {
    const { statusCode, headers, payload } = await inject('a', '/full');
    const [style = ''] = textsOf(parseDocument(payload), 'style');
    expect(statusCode).toBe(503);
    expect(headers['content-security-policy']).toEqual(plainPolicy(style));
    expect(style).toContain('prefers-color-scheme:dark');
  });
});
