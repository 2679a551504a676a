import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';

const { inject } = await testApp();

it('The page of mails shows one of each kind of mail, as the host’s store sends them', async () => {
  const { statusCode, payload } = await inject('b', '/dev/mails');
  expect(statusCode).toBe(200);
  expect(textsOf(parseDocument(payload), 'h2')).toEqual([
    'Code de connexion',
    'Profil modifié',
    'Aucun compte',
    'Commande passée',
    'Commande passée',
    'Statut de commande',
    'Remboursement à venir',
    'Message de contact',
    'Demande de devis',
    'Demande de devis',
  ]);
  const mail = await inject('b', '/dev/mails/0');
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
  expect(textsOf(parseDocument(mail.payload), 'p')).toContain('123456');
  expect(mail.payload).toContain('Boutique b');
  expect((await inject('b', '/dev/mails/99')).statusCode).toBe(404);
});

it('The page of mails does not exist in production', async () => {
  const production = await testApp({ config: { isProduction: true } });
  expect((await production.inject('a', '/dev/mails')).payload).not.toContain('123456');
});
