import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config/deliverySettings.ts';
import { MessageRefused, type MessagePort } from './messagePort.ts';

/** Time-outs below the one of sending a message. */
const connectTimeoutMs = 4_000;
const answerTimeoutMs = 4_000;
const firstFinalCode = 500;

interface SmtpFailure {
  responseCode?: number;
  response?: string;
  command?: string;
}

const longestAnswer = 200;

/** What the server answered, without addresses: the log has it too. Staff read it. */
const answerOf = ({ response = '' }: SmtpFailure): string =>
  response.replace(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, longestAnswer) || 'pas de réponse';

/** Sends e-mails by an SMTP server, in the name of each message's store. */
export function smtpPort({ url, from }: SmtpSettings): MessagePort {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: answerTimeoutMs,
    socketTimeout: answerTimeoutMs,
  });
  const [, domain = 'localhost'] = from.split('@');
  return {
    isIdempotent: false,
    send: async ({ key, store, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from: { name: store.name, address: from },
          to: { name: '', address: to },
          subject: subject ?? store.name,
          text,
          ...(html !== undefined && { html }),
          messageId: `<${key}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        const failure = error as SmtpFailure;
        const { responseCode = 0, command } = failure;
        // The operator may fix an authentication error; an error about the message itself is
        // permanent.
        if (responseCode >= firstFinalCode && /^(?:RCPT|DATA|MAIL)/.test(command ?? ''))
          throw new MessageRefused(`Refusé par le serveur de messagerie : ${answerOf(failure)}`);
        throw new Error(`Pas pris par le serveur de messagerie : ${answerOf(failure)}`, { cause: error });
      }
    },
  };
}
