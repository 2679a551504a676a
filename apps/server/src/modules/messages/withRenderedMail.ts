import type { FastifyInstance } from 'fastify';
import type { MessagePorts } from '../../platform/delivery/messagePort.ts';
import { paletteOf } from '../designs/palettes.ts';
import { siteUrlOf } from '../stores/storeSettings.ts';
import type { Store } from '../stores/store.ts';
import { type MailFrame, renderMail } from './renderMail.ts';

/** How a store's mails look. */
export function mailFrameOf(
  { config, palettes }: Pick<FastifyInstance, 'config' | 'palettes'>,
  store: Store,
  siteUrl = siteUrlOf(store, config),
): MailFrame {
  return {
    storeName: store.name,
    siteUrl,
    palette: paletteOf(palettes, store.design),
  };
}

/**
 * Wraps the ports: an e-mail without HTML gets an HTML part in its store's colours beside its text.
 */
export function withRenderedMail(app: FastifyInstance, ports: MessagePorts): MessagePorts {
  const { email } = ports;
  return {
    ...ports,
    email: {
      isIdempotent: email.isIdempotent,
      send: async (message, signal) => {
        const store = (await app.stores.all()).find(({ id }) => id === message.store.id);
        const html =
          message.html ?? (store && renderMail(message.text, mailFrameOf(app, store, message.siteUrl)));
        await email.send({ ...message, ...(html !== undefined && { html }) }, signal);
      },
    },
  };
}
