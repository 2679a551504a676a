import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerClientError } from './answerClientError.ts';
import { plainPolicy } from '../platform/http/contentSecurityPolicy.ts';

const app = Fastify({ clientErrorHandler: answerClientError });
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** All that the server says to some bytes until it hangs up. */
async function answerTo(request: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [, status] = head.split(' ');
  return { status, type: /content-type: ([^;]+)/i.exec(head)?.[1], head, body };
}

const rest = 'Host: a.localhost\r\n\r\n';
const longSearch = '%C3%A9'.repeat(10_000);

describe('An unreadable request', () => {
  it.each([
    ['an endless search', `GET /products?search=${longSearch} HTTP/1.1\r\n${rest}`, '431', 'text/html'],
    ['letters nobody encoded', `GET /products?search=é HTTP/1.1\r\n${rest}`, '400', 'text/html'],
    ['no request at all', 'bonjour\r\n\r\n', '400', 'text/html'],
    ['a call of the API', `GET /api/products?search=é HTTP/1.1\r\n${rest}`, '400', 'application/json'],
    [
      'what accepts JSON',
      `GET /é HTTP/1.1\r\nAccept: application/json\r\n${rest}`,
      '400',
      'application/json',
    ],
  ])('is answered in French, and hung up on: %s', async (_what, request, status, type) => {
    const answer = await answerTo(request);
    expect(answer.status).toEqual(status);
    expect(answer.type).toEqual(type);
    expect(answer.head).toContain('Connection: close');
    expect(answer.body).toContain(
      status === '431' ? 'Les en-têtes de la requête sont trop volumineux.' : 'La requête est illisible.',
    );
  });

  it('is a page with a style that its policy allows', async () => {
    const { head, body } = await answerTo(`GET /é HTTP/1.1\r\n${rest}`);
    const [style = ''] = textsOf(parseDocument(body), 'style');
    expect(head).toContain(`Content-Security-Policy: ${plainPolicy(style)}`);
  });

  it('is JSON with a message for programs', async () => {
    const { body } = await answerTo(`POST /é HTTP/1.1\r\n${rest}`);
    expect(JSON.parse(body)).toEqual({ message: 'La requête est illisible.' });
  });
});
