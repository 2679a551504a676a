import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';
import { issueToken } from '../../../modules/accounts/customerTokens.ts';
import { refusal } from '../testing/wireAnswer.ts';

const email = { url: 'smtp://127.0.0.1:1', from: 'boutique@example.sn' };
const login = { phone: '+221771234567', email: 'awa@example.sn' };
const noSms = 'Nous ne pouvons pas envoyer de SMS pour le moment. Connectez-vous avec votre adresse e-mail.';
const noMail =
  'Nous ne pouvons pas envoyer d’e-mail pour le moment. Connectez-vous avec un numéro du Sénégal.';

const nothing =
  'La connexion n’est pas possible pour le moment : nous ne pouvons envoyer ni SMS ni e-mail. Vous pouvez commander sans compte ; pour nous joindre, ouvrez la page Contact.';

describe('In production', () => {
  it.each([
    ['nothing', { email: null, sms: null }, [nothing, nothing]],
    ['SMTP alone', { email, sms: null }, [noSms, null]],
    [
      'SMS alone',
      { email: null, sms: { kind: 'http', url: 'http://127.0.0.1:1', token: null } as const },
      [null, noMail],
    ],
  ])('a server with %s announces no code that it cannot send', async (_what, delivery, messages) => {
    const { db, session } = await testApp({ config: { isProduction: true, delivery } });
    const visitor = await session();
    const notified = [];
    for (const contact of [login.phone, login.email]) {
      const answer = await visitor.post('/api/auth/login', { login: contact });
      notified.push(answer.statusCode === 200 ? null : refusal(answer, 503).message);
    }
    expect(notified).toEqual(messages);
    const { rows } = await db.withStore('a', (tx) => tx.query('select count(*) as sent from outbox'));
    expect(rows).toEqual([{ sent: messages.filter((message) => message === null).length }]);
  });

  it('a signed-in customer gets a message to retry later, not to sign in another way', async () => {
    const { app, asAdmin, db, session } = await testApp({
      config: { isProduction: true, delivery: { email: null, sms: null } },
    });
    const { token } = await db.withStore('a', async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        "insert into customers (store_id, name, phone, email) values ('a', 'Awa', $1, $2) returning id",
        ['+221771234567', login.email],
      );
      return { token: await issueToken(tx, rows[0]?.id ?? '') };
    });
    await asAdmin('update customers set phone_proven_at = now()');
    const visitor = await session();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/verify-contact',
      headers: { ...visitor.headers, authorization: `Bearer ${token}` },
      payload: { login: login.email },
    });
    expect(refusal(answer, 503).message).toBe(
      'Nous ne pouvons pas envoyer d’e-mail pour le moment. Réessayez plus tard.',
    );
  });
});
