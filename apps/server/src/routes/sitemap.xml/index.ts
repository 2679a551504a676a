import { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { HttpError } from '../../platform/http/httpError.ts';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import {
  countParts,
  emptyPages,
  fixedAddresses,
  isPublicPage,
  listAddresses,
  productAddresses,
  serviceAddresses,
  type SiteAddress,
} from '../../modules/sitemap/siteAddresses.ts';
import { inStore } from '../../platform/http/inStore.ts';

const cachePolicy = 'public, max-age=3600';
const missingMessage = 'Ce plan du site n’existe pas.';
const imagesOnly = { news: false, video: false, xhtml: false, image: true };
const partPattern = /^[1-9]\d{0,4}$/;

const schema = {
  hide: true,
  querystring: Type.Object({ part: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])) }),
};

/**
 * GET /sitemap.xml: the store's public pages; an index of `?part=1…` once its products exceed one
 * part.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  async function addressesOf(request: FastifyRequest, part: number): Promise<SiteAddress[]> {
    const products = await inStore(request, (tx) => productAddresses(tx, part));
    if (part > 1) return products;
    const host = request.store.primaryHost;
    const services = await inStore(request, serviceAddresses);
    const [first] = services;
    const hasServices = first !== undefined && (await isPublicPage(app, host, first.url));
    const lists = await inStore(request, listAddresses);
    const fixed = await fixedAddresses(app, host, await inStore(request, emptyPages));
    return [...fixed, ...lists, ...(hasServices ? services : []), ...products];
  }

  app.get('/', { schema }, async (request, reply) => {
    const site = siteUrlOf(request.store, app.config);
    const parts = await inStore(request, countParts);
    const { part } = request.query;
    if (part !== undefined && !(partPattern.test(String(part)) && Number(part) <= parts))
      throw new HttpError(404, missingMessage);
    reply.type('application/xml; charset=utf-8').header('cache-control', cachePolicy);
    if (parts > 1 && part === undefined) {
      const files = Array.from({ length: parts }, (_, index) => ({
        url: `${site}/sitemap.xml?part=${index + 1}`,
      }));
      return (await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream()))).toString();
    }
    const addresses = await addressesOf(request, Number(part ?? 1));
    const entries = addresses.map(({ url, image }) => ({
      url,
      ...(image === undefined ? {} : { img: [{ url: `${site}/cdn/${image}` }] }),
    }));
    const written = Readable.from(entries).pipe(new SitemapStream({ hostname: site, xmlns: imagesOnly }));
    return (await streamToPromise(written)).toString();
  });
};
