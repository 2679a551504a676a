import type { FastifyInstance } from 'fastify';
import { imageForm } from './imageForm.ts';
import { fromConsole, type TestStaff } from './staffShop.ts';

/** Sends a file as the form of a member's console does. */
export function sendFile(
  app: FastifyInstance,
  staff: TestStaff,
  to: string,
  { content, fileName, store = 'a' }: { content: Buffer | string; fileName: string; store?: string },
) {
  const { payload, headers } = imageForm(Buffer.from(content), {}, fileName);
  return app.inject({
    method: 'POST',
    url: to,
    payload,
    headers: { ...headers, ...fromConsole, host: `${store}.localhost`, cookie: staff.cookie },
  });
}
