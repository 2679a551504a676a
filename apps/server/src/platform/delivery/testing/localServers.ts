import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterFile } from '../../../testing/afterFile.ts';
import type { MessageToSend } from '../messagePort.ts';

/** A message about to leave. */
export function aMessageToSend(overrides: Partial<MessageToSend> = {}): MessageToSend {
  return {
    key: 'a-1',
    store: { id: 'a', name: 'Chez Awa' },
    channel: 'sms',
    to: '+221771234567',
    text: 'Merci.',
    ...overrides,
  };
}

interface Letter {
  from: string;
  to: string[];
  data: string;
  user: string | undefined;
}

/**
 * An SMTP server on loopback that requires a user name and password; rejects the addresses for
 * which `refuse` returns a code.
 */
export async function localSmtp(refuse: (address: string) => number | null = () => null) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (password === 'secret') done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse(address);
      done(responseCode === null ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          data: Buffer.concat(pieces).toString('utf8'),
          user: session.user,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  afterFile(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  );
  return { letters, url: (password: string) => `smtp://awa:${password}@127.0.0.1:${port}` };
}

/** A request that an HTTP server received. */
export interface ReceivedRequest {
  url: string;
  authorization: string | undefined;
  body: string;
}

/** An HTTP server on loopback; `answer` says with which status and body. */
export async function localHttp(answer: (requested: ReceivedRequest) => { status: number; body?: object }) {
  const requested: ReceivedRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const call = { url: request.url ?? '', authorization: request.headers.authorization, body };
    requested.push(call);
    const { status, body: notified = {} } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(notified));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterFile(() => new Promise((resolve) => void server.close(() => resolve())));
  return { requested, url: `http://127.0.0.1:${port}` };
}
