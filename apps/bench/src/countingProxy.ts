import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { rewriteBody, type Rewrite } from './rewrite.ts';

/** One answer, as it went over the wire. */
export interface Answer {
  path: string;
  mediaType: string;
  /** Bytes of status line, headers and compressed body. */
  bytes: number;
}

export interface CountingProxy {
  port: number;
  /** Answers since the last call. */
  take: () => Answer[];
  /** How many requests wait for their whole answer. */
  pending: () => number;
  close: () => void;
}

/** Bytes of a header line's separators: between name and value, and at its end. */
const separatorBytes = 4;

function headBytes({ rawHeaders, statusMessage = '' }: IncomingMessage): number {
  const statusLine = `HTTP/1.1 200 ${statusMessage}\r\n`.length;
  return rawHeaders.reduce(
    (sum, text) => sum + text.length,
    statusLine + (rawHeaders.length / 2) * separatorBytes,
  );
}

/** Passes a document on with its change; its length and tag are those of another text. */
async function passRewritten(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: Rewrite,
): Promise<number> {
  const {
    'content-encoding': encoding,
    'content-length': _length,
    'transfer-encoding': _transfer,
    etag: _etag,
    ...headers
  } = answer.headers;
  const body = await rewriteBody(await buffer(answer), encoding, rewrite);
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  outgoing.end(body);
  return body.length;
}

/**
 * A proxy that counts the bytes of a server's answers, including those to service workers, which a
 * page's own tools do not see. With `rewrite` it changes the documents.
 */
export async function startCountingProxy(target: number, rewrite?: Rewrite): Promise<CountingProxy> {
  let answers: Answer[] = [];
  let pending = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    pending += 1;
    outgoing.once('close', () => (pending -= 1));
    const onward = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const mediaType = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      const entry: Answer = { path: url, mediaType, bytes: headBytes(answer) };
      answers.push(entry);
      if (rewrite && mediaType === 'text/html') {
        passRewritten(answer, outgoing, rewrite).then(
          (length) => (entry.bytes += length),
          () => outgoing.destroy(),
        );
        return;
      }
      answer.on('data', (piece: Buffer) => (entry.bytes += piece.length));
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    take: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    pending: () => pending,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
