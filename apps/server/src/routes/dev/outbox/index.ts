import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import { devPage, devPolicy } from './devPage.ts';
import { readOutbox, type SentMessage } from '../../../modules/messages/readOutbox.ts';

function article({ store, channel, to, subject, text, createdAt }: SentMessage): string {
  const [title, about] = [
    subject ?? text.split('\n', 1)[0] ?? '',
    `${store} · ${channel} · ${to} · ${createdAt}`,
  ];
  return `<article><h2>${escapeHtml(title)}</h2><p>${escapeHtml(about)}</p><pre>${escapeHtml(text)}</pre></article>`;
}

/** GET /dev/outbox, outside production: the messages as a page to read. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  if (app.config.isProduction) return;
  app.get('/', async (_request, reply) => {
    const messages = await readOutbox(app);
    const list = messages.length > 0 ? messages.map(article) : ['<p>Aucun message pour le moment.</p>'];
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', devPolicy)
      .type('text/html; charset=utf-8')
      .send(devPage('Messages', list));
  });
};
