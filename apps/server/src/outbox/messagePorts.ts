import type { Config } from '../config.ts';
import { keptMessages, type MessagePorts } from './messagePort.ts';

/** Where this server's messages leave: nowhere as long as no way out is configured. */
export const messagePortsOf = (_config: Config): MessagePorts => ({ email: keptMessages, sms: keptMessages });
