import type { FastifyRequest } from 'fastify';
import { siteUrlOf } from '../../../pages/storeSettings.ts';
import { hostName } from '../../../stores/hostName.ts';

/** The store's address that this shopper uses: by that host, and no other, the request found its store. */
export const shopperUrl = ({ host, server }: FastifyRequest): string =>
  siteUrlOf({ primaryHost: hostName(host) }, server.config);
