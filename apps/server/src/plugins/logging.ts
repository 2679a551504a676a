import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

const firstSegment = /^\/([a-z0-9-]{1,40})(?=[/?]|$)(.)?/;
/**
 * Outside production the console is read by whoever started the server, and a line per request
 * would be noise.
 */
const levels = { production: 'info', otherwise: 'warn' } as const;

/** Where log lines go; the standard output unless a test reads them. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The loggable part of a page's path: its first segment. The rest may be a search or an order's
 * reference, which grants access to the order.
 */
export function loggedPath(url: string): string {
  const match = firstSegment.exec(url);
  if (!match) return url === '/' || url.startsWith('/?') ? '/' : '/…';
  return match[2] === '/' ? `/${match[1]}/…` : `/${match[1]}`;
}

/**
 * The loggable part of an error: PostgreSQL puts the rejected row, such as a shopper's address,
 * into its details.
 */
function loggedError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...(code && { code }),
    ...(constraint && { constraint }),
  };
}

/** Not pino's own, which ends the process when a line cannot be written. */
const standardOutput: LogStream = { write: (line) => void process.stdout.write(line) };

/**
 * Fastify's options for logs without personal data: no addresses, no headers, no bodies, no
 * queries.
 */
export function logging(isProduction: boolean, stream?: LogStream): FastifyServerOptions {
  return {
    logger: {
      level: isProduction || stream ? levels.production : levels.otherwise,
      serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
      stream: stream ?? standardOutput,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
  };
}

/** One line for each answer, and the request's id in its headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    request.log.info(
      {
        store: request.store?.id,
        method: request.method,
        path: url && url !== '/*' ? url : loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
