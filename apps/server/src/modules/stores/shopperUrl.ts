import type { FastifyRequest } from 'fastify';
import { hostName } from './hostName.ts';
import { siteUrlOf } from './storeSettings.ts';

/** The store address that this shopper uses: the host by which the request's store was found. */
export const shopperUrl = ({ host, server }: Pick<FastifyRequest, 'host' | 'server'>): string =>
  siteUrlOf({ primaryHost: hostName(host) }, server.config);
