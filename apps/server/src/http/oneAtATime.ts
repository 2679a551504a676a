import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [IncomingMessage, ServerResponse];

/** Requests that may wait on one connection. Browsers and proxies send the next one after the answer. */
const mostWaiting = 32;

/**
 * Handles one request of a connection after the other. Node would handle all that were sent at once, and keep every answer in memory
 * for a client that reads none.
 */
export function handleOneAtATime(server: Server): void {
  const handlers = server.listeners('request') as ((...exchange: Exchange) => void)[];
  const queues = new WeakMap<Socket, Exchange[]>();

  const handle = (exchange: Exchange, socket: Socket, queue: Exchange[]) => {
    exchange[1].once('close', () => {
      const next = queue.shift();
      if (next && !socket.destroyed) handle(next, socket, queue);
      else queues.delete(socket);
    });
    for (const handler of handlers) handler.apply(server, exchange);
  };

  server.removeAllListeners('request');
  server.on('request', (...exchange: Exchange) => {
    const { socket } = exchange[0];
    const queue = queues.get(socket);
    if (!queue) {
      const waiting: Exchange[] = [];
      queues.set(socket, waiting);
      handle(exchange, socket, waiting);
    } else if (queue.length < mostWaiting) queue.push(exchange);
    else socket.destroy();
  });
}
