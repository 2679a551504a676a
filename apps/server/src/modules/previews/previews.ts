import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownDesigns } from '../designs/designManifests.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { frameName, PreviewLinks, previewName, type ShownPreview } from './previewLinks.ts';
import { designsScreen, previewEnd } from './previewNotice.ts';
import { staffTokenOf } from '../staff/staffCookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pass of who sees the store in another design; null for everybody else. */
    preview: ShownPreview | null;
  }
  interface FastifyInstance {
    /** Signs the links of previews. */
    previewLinks: PreviewLinks;
  }
}

const refusedMessage =
  'Ce lien d’aperçu ne vaut plus, ou n’est pas pour cette boutique. Demandez-en un autre.';
const seeOther = 303;
const forbidden = 403;
const msPerSecond = 1_000;
const hasWord = new RegExp(`[?&](?:${previewName}|${frameName})=`);

const goTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, seeOther);

/** Redirects to the same address without the pass. */
function redirectWithoutPass(url: URL, reply: FastifyReply): FastifyReply {
  url.searchParams.delete(previewName);
  return goTo(reply, url.pathname + url.search);
}

/**
 * Shows a store in another design to holders of a signed link, which sets a cookie. In a frame of
 * the console the address keeps the pass instead, because several designs are shown at once.
 */
export async function previews(app: FastifyInstance, secret: string): Promise<void> {
  const links = new PreviewLinks(secret);
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.config.isProduction,
  } as const;
  const passOf = (request: FastifyRequest, word: string | undefined) => {
    const pass = links.read(request.store.id, word, Date.now());
    return pass && knownDesigns().has(pass.design) ? pass : null;
  };

  app.decorate('previewLinks', links);
  app.decorateRequest('preview', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isStoreless) return undefined;
    const cookie = request.cookies[previewName];
    const shown = cookie === undefined ? null : passOf(request, cookie);
    if (shown) request.preview = { ...shown, isFramed: false };
    if (!hasWord.test(request.url) || request.url.startsWith('/api/')) return undefined;
    const url = new URL(`http://page${request.url}`);
    const framed = url.searchParams.get(frameName);
    if (framed !== null) {
      const pass = passOf(request, framed);
      if (!pass) throw new HttpError(forbidden, refusedMessage);
      request.preview = { ...pass, isFramed: true };
      return undefined;
    }
    const word = url.searchParams.get(previewName);
    if (word === null || request.method !== 'GET') return undefined;
    if (word === previewEnd) {
      reply.clearCookie(previewName, cookieOptions);
      return staffTokenOf(request) === undefined
        ? redirectWithoutPass(url, reply)
        : goTo(reply, designsScreen);
    }
    const pass = passOf(request, word);
    if (!pass) throw new HttpError(forbidden, refusedMessage);
    const maxAge = Math.floor((pass.until - Date.now()) / msPerSecond);
    return redirectWithoutPass(url, reply.setCookie(previewName, word, { ...cookieOptions, maxAge }));
  });
}
