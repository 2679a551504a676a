import { SignedInWire } from '@teranga/contract';
import type { FastifyInstance } from 'fastify';
import type { TestSession } from '../../../../testing/testApp.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';

/** The headers of a visitor's new session after registering with a number, with their token. */
export async function signedIn(
  { app, rowsOf }: { app: FastifyInstance; rowsOf: (sql: string) => Promise<{ text: string }[]> },
  visitor: TestSession,
  phone = '77 123 45 67',
): Promise<Record<string, string>> {
  await visitor.post('/api/auth/register', { name: 'Fatou Sarr', address: 'Médina, Dakar', phone });
  const [sms] = await rowsOf(
    "select text from outbox where text ~ '\\d{6}' order by created_at desc limit 1",
  );
  const otp = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  const login = `+221${phone.replaceAll(' ', '')}`;
  const answer = await visitor.post('/api/auth/verify-otp', { login, otp });
  const { token } = wireAnswer(SignedInWire, answer);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { host } = visitor.headers;
  const csrf = await app.inject({ url: '/csrf-token', headers: { host, cookie } });
  const { csrfToken } = csrf.json<{ csrfToken: string }>();
  return { host, cookie, 'x-csrf-token': csrfToken, authorization: `Bearer ${token}` };
}
