import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import { renderMail } from '../../../modules/messages/renderMail.ts';
import { mailFrameOf } from '../../../modules/messages/withRenderedMail.ts';
import { sampleMails } from './sampleMails.ts';
import { devPage, devPolicy } from '../outbox/devPage.ts';

/**
 * GET /dev/mails, outside production: a sample of every kind of e-mail, as this host's store sends
 * it.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  if (app.config.isProduction) return;
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const mails = sampleMails(mailFrameOf(app, request.store));
    const shown = mails.map(
      ({ kind, subject, text }, index) =>
        `<article><h2>${escapeHtml(kind)}</h2><p>${escapeHtml(subject ?? '')}</p><iframe title="${escapeHtml(kind)}" src="/dev/mails/${index}"></iframe><details><summary>Texte</summary><pre>${escapeHtml(text)}</pre></details></article>`,
    );
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', devPolicy)
      .type('text/html; charset=utf-8')
      .send(devPage(`Courriers de ${request.store.name}`, shown));
  });

  app.get(
    '/:index',
    { schema: { hide: true, params: Type.Object({ index: Type.Integer({ minimum: 0 }) }) } },
    async (request, reply) => {
      const frame = mailFrameOf(app, request.store);
      const mail = sampleMails(frame)[request.params.index];
      if (!mail) return reply.callNotFound();
      // Shown inside the page above, and styled as mails are: by attributes.
      return reply
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        .header(
          'content-security-policy',
          "default-src 'none'; img-src 'self' http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
        .type('text/html; charset=utf-8')
        .send(mail.html ?? renderMail(mail.text, frame));
    },
  );
};
