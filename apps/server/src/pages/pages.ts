import { currencyCookie, isCurrencyCode, type CurrencyCode } from '@teranga/core/domain/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderedSettingsOf, knownDesigns } from '../modules/designs/designManifests.ts';
import { announceDesigns } from '../modules/designs/servedDesigns.ts';
import { warnUnstored } from '../platform/images/storeImage.ts';
import { isPageRequest } from '../platform/http/isPageRequest.ts';
import { pagePolicy } from '../platform/http/contentSecurityPolicy.ts';
import { acceptsEncoding } from '../platform/http/acceptsEncoding.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { RenderedImageCache } from '../modules/social/renderedImageCache.ts';
import { tabIcon } from '../modules/social/storeIcon.ts';
import { frameName, type ShownPreview } from '../modules/previews/previewLinks.ts';
import { staffTokenOf } from '../modules/staff/staffCookie.ts';
import { previewNotice, previewStyle } from '../modules/previews/previewNotice.ts';
import { pricesUntil } from '../modules/catalogue/pricesUntil.ts';
import { isPaused, pauseText } from '../modules/stores/pause.ts';
import type { Store } from '../modules/stores/store.ts';
import { forms, type AnswerPosted, type PostedPage } from './forms/forms.ts';
import { promoLimits, promoOfAddress } from './forms/promoForms.ts';
import { countCalls } from '../plugins/limitCalls.ts';
import { afterSignIn } from './afterSignIn.ts';
import { pageReader, type PageVisitor } from './pageReader.ts';
import { makeBeforeOrder } from './beforeOrder.ts';
import { identifyCustomer } from '../modules/accounts/customerAccess.ts';
import { pageAddress, withTracking } from './pageAddress.ts';
import { PageCache, type BoundedPage } from './pageCache.ts';
import { pageStaleMs, pageTtlMs, shareable } from './pageCaching.ts';
import { PageVariants } from './pageVariants.ts';
import { noScriptCookie, type RenderedPage, type RenderRequest } from '@teranga/core/pages/render';
import type { PageRenderer } from './renderer.ts';
import { dropWhenChanged } from './shownChanges.ts';
import { storeSettings } from '../modules/stores/storeSettings.ts';

/** Total characters of all cached pages: about 200 pages, or 64 MB at two bytes each. */
const cacheSize = 32 * 1024 * 1024;
/** No page address ends in a file extension; such requests get a 404 without a rendering. */
const namesFile = /^[^?]*\.[a-z0-9]{1,8}\/?(?:\?|$)/i;
/** The better one first. */
const encodings = ['br', 'gzip'] as const;
const seeOther = 303;
const firstFailure = 400;
/**
 * Of a public page made for its visitor's browser or currency: only the browser may keep it, and
 * requests it each time.
 */
const ownCopy = 'private, no-cache';
const notBuiltMessage = 'Les pages de la boutique ne sont pas construites : lancez « npm start ».';

/** Responds to every GET that no other route handles with a page in the store's design. */
export async function pages(app: FastifyInstance, renderer: PageRenderer | null): Promise<void> {
  const cache = new PageCache({
    ttlMs: pageTtlMs,
    staleMs: pageStaleMs,
    size: cacheSize,
    onError: (error) => app.log.warn({ err: error }, 'a stale page could not be rendered again'),
  });
  const variants = new PageVariants(renderer?.build);
  const beforeOrder = makeBeforeOrder(app);
  const promoCounters = countCalls(app, promoLimits);
  const renderings = new RenderedImageCache(warnUnstored(app.log));
  dropWhenChanged(app, (storeId) => cache.drop(storeId));
  if (renderer) app.addHook('onReady', () => announceDesigns(app.db, renderer.designs));

  async function visitorOf(request: FastifyRequest): Promise<PageVisitor> {
    await identifyCustomer(request);
    const { visitor, customer } = request;
    return { visitor, customer, beforeOrder };
  }

  async function pageFor(
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: PostedPage,
  ): Promise<BoundedPage> {
    if (!renderer) throw new HttpError(503, notBuiltMessage);
    const { store, preview } = request;
    const url = refused?.url ?? pageAddress(withoutPass(request));
    const savesData = request.headers['save-data'] === 'on';
    const currency = currencyOf(request);
    const isScriptless = isWithoutScripts(request);
    const isStaff = staffTokenOf(request) !== undefined;
    const isPrivate = renderer.isPrivate(url);
    const visitor = isPrivate ? await visitorOf(request) : null;
    const posted =
      refused?.posted ?? (visitor && (await promoOfAddress(request, reply, url, promoCounters(request))));
    const renderFor = async (requested: Store) => {
      const icon = await tabIcon(app, renderings, requested);
      const now = new Date();
      const { until, wereDue } = await app.db.withStore(requested.id, (tx) => pricesUntil(tx, now));
      if (wereDue) app.responseCache.drop(requested.id);
      const read = pageReader(reply, requested, visitor);
      const browser = { savesData, isScriptless, currency };
      const input = { ...renderRequest(app, requested, url, preview, isStaff, now), read, icon, ...browser };
      if (posted) return renderer.render({ ...input, posted });
      const pauseEnds = input.pause ? requested.pause?.until?.getTime() : undefined;
      return { ...(await renderer.render(input)), until: Math.min(until, pauseEnds ?? Infinity) };
    };
    if (preview) return renderFor({ ...store, design: preview.design });
    if (visitor || refused) return renderFor(store);
    const variant = [
      ...(savesData ? ['save-data'] : []),
      ...(isScriptless ? [noScriptCookie] : []),
      ...(currency === 'XOF' ? [] : [currency]),
    ];
    const key = [store.design, renderer.build, ...variant, url].join(' ');
    return cache.get(store.id, key, () => renderFor(store));
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageRequest(request) || namesFile.test(request.url)) return reply.callNotFound();
    const signedIn = await afterSignIn(request);
    if (signedIn !== null)
      return reply.header('cache-control', 'private, no-store').redirect(signedIn, seeOther);
    const page = await pageFor(request, reply);
    if (page.location) {
      if (page.isPrivate || request.preview) forbidCaching(reply, page);
      // Names may be written otherwise tomorrow: no browser may remember for good where an address
      // moved.
      else reply.header('cache-control', shareable(Infinity));
      return reply.redirect(withTracking(page.location, request.originalUrl), page.status);
    }
    reply
      .code(page.status)
      .header('content-security-policy', pagePolicy(page.inline, app.config, request.preview?.isFramed))
      .type('text/html; charset=utf-8');
    if (request.preview?.isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
    if (request.preview || page.noindex) reply.header('x-robots-tag', 'noindex, nofollow');
    if (request.preview || page.isPrivate || page.status !== 200) forbidCaching(reply, page);
    else {
      const tag = variants.tagOf(page);
      const isShared = currencyOf(request) === 'XOF' && !isWithoutScripts(request);
      reply
        .header('cache-control', isShared ? shareable((page.until ?? Infinity) - Date.now()) : ownCopy)
        .header('etag', tag)
        .header('vary', 'accept-encoding, save-data');
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const encoding = encodings.find((each) => acceptsEncoding(request, each));
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(await variants.bytesOf(page, encoding ?? 'identity'));
    }
    return reply.send(page.html);
  });

  const answerPosted: AnswerPosted = async (request, reply, refused) => {
    let page = await pageFor(request, reply, refused);
    // A page that leads elsewhere, as the checkout of an empty cart: why is said there.
    if (page.location && refused.status >= firstFailure)
      page = await pageFor(request, reply, { ...refused, url: page.location });
    if (page.location) return reply.redirect(page.location, seeOther);
    return reply
      .code(page.status < firstFailure ? refused.status : page.status)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', pagePolicy(page.inline, app.config))
      .type('text/html; charset=utf-8')
      .send(page.html);
  };
  await forms(app, answerPosted);
}

/** The address of a page, without the pass of a frame. */
function withoutPass({ originalUrl, preview }: FastifyRequest): string {
  if (!preview?.isFramed) return originalUrl;
  const url = new URL(`http://page${originalUrl}`);
  url.searchParams.delete(frameName);
  return url.pathname + url.search;
}

/** The render request for a page of a store, in the store's design or the previewed one. */
function renderRequest(
  app: FastifyInstance,
  store: Store,
  url: string,
  preview: ShownPreview | null,
  isStaff: boolean,
  now: Date,
): Omit<RenderRequest, 'read' | 'icon' | 'savesData' | 'isScriptless' | 'currency'> {
  const { design } = store;
  const label = knownDesigns().get(design)?.manifest.label ?? design;
  const hasNotice = preview !== null && !preview.isFramed;
  return {
    url,
    settings: storeSettings(store, app.config),
    queryCache: app.responseCache.queryCache(store.id, design),
    now: now.getTime(),
    css: renderedSettingsOf(design, store.designSettings).css + (hasNotice ? previewStyle : ''),
    pause: isPaused(store.pause, now) ? pauseText(store.pause) : null,
    notice: hasNotice ? previewNotice(label, preview.until, isStaff) : null,
  };
}

/** The currency that the visitor chose, else the store's. */
function currencyOf({ cookies }: FastifyRequest): CurrencyCode {
  const code = cookies[currencyCookie];
  return isCurrencyCode(code) ? code : 'XOF';
}

/** Whether the browser loaded what only browsers without JavaScript load. */
const isWithoutScripts = ({ cookies }: FastifyRequest): boolean => cookies[noScriptCookie] !== undefined;

function forbidCaching(reply: FastifyReply, page: RenderedPage): void {
  reply.header('cache-control', page.isPrivate ? 'private, no-store' : 'no-store');
  if (page.isPrivate) reply.header('referrer-policy', 'same-origin');
}
