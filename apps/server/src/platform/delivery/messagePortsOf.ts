import type { Config } from '../config/config.ts';
import { savedMessages, type MessagePort, type MessagePorts } from './messagePort.ts';
import { gatewayPort, orangePort } from './smsPorts.ts';
import { smtpPort } from './smtpPort.ts';

function smsPort({ delivery: { sms } }: Pick<Config, 'delivery'>): MessagePort {
  if (sms === null) return savedMessages;
  return sms.kind === 'orange' ? orangePort(sms) : gatewayPort(sms);
}

/** The ports of this server's messages; a channel without one leaves its messages in the outbox. */
export const messagePortsOf = (config: Pick<Config, 'delivery'>): MessagePorts => ({
  email: config.delivery.email ? smtpPort(config.delivery.email) : savedMessages,
  sms: smsPort(config),
});
