import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failurePage } from '../platform/http/failurePage.ts';
import { plainDocumentPolicy } from '../platform/http/plainDocument.ts';
import { toErrorResponse } from '../platform/http/errorResponse.ts';
import { isPageRequest } from '../platform/http/isPageRequest.ts';

/** What Node could not read, and as much of it as came last. */
interface ClientError {
  code?: string;
  rawPacket?: unknown;
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const unreadableStatus = 400;

/** Whether a program sent the request. A fragment from the middle of one counts as a browser's. */
function wantsData(packet: string): boolean {
  const [, method, url] = /^([A-Z]+) (\/\S*)/.exec(packet) ?? [];
  return (
    (method !== undefined && url !== undefined && !isPageRequest({ method, url })) ||
    /^accept: *application\/json/im.test(packet)
  );
}

/**
 * Answers bytes that cannot be parsed as a request, before Fastify creates one, and closes the
 * connection.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = toErrorResponse({ statusCode: statusOf[error.code ?? ''] ?? unreadableStatus });
  const isData = Buffer.isBuffer(error.rawPacket) && wantsData(error.rawPacket.toString('latin1'));
  const body = isData ? JSON.stringify({ message }) : failurePage({ status, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${isData ? 'application/json' : 'text/html'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `Content-Security-Policy: ${plainDocumentPolicy}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
