import type { FastifyRequest } from 'fastify';
import { hostName } from '../stores/hostName.ts';
import { siteUrlOf } from './storeSettings.ts';

/** The store's address that this shopper uses: by that host, and no other, the request found its store. */
export const shopperUrl = ({ host, server }: Pick<FastifyRequest, 'host' | 'server'>): string =>
  siteUrlOf({ primaryHost: hostName(host) }, server.config);
