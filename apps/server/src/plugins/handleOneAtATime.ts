import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [IncomingMessage, ServerResponse];

/**
 * Maximum queued requests per connection. Browsers and proxies send the next one after the
 * response.
 */
const mostWaiting = 32;

/**
 * Handles the requests of a connection one after the other. Node would handle all pipelined
 * requests at once and buffer every response for a client that reads none.
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
