import type { PostedForm, PostedForms } from '@teranga/core/lib/posted';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overloadMessage, toErrorResponse } from '../../platform/http/errorResponse.ts';
import { identifyCustomer } from '../../modules/accounts/customerAccess.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { requestSite } from '../../platform/http/sameOrigin.ts';
import { refuseBeyond } from '../../platform/limits/refuseBeyond.ts';
import { setRetryAfter } from '../../platform/http/retryLater.ts';
import { countCalls } from '../../plugins/limitCalls.ts';
import type { Session } from '../../platform/secrets/sessions.ts';
import { backOf } from './backOf.ts';
import { accountForms } from './accountForms.ts';
import { cartForms } from './cartForms.ts';
import { checkoutForms } from './checkoutForms.ts';
import { confirmationPage, holds, makeToken, tokenField } from './confirmation.ts';
import { acceptForms, type Fields } from './formBody.ts';
import type { FormRoute } from './formRoute.ts';
import { messageForms } from './messageForms.ts';
import { paymentForms } from './paymentForms.ts';
import { promoForms } from './promoForms.ts';
import { readValues } from './readValues.ts';
import { resubmitPage, resubmitPolicy } from './resubmitPage.ts';
import { shopperForms } from './shopperForms.ts';

/** A page that re-renders a refused form. */
export interface PostedPage {
  url: string;
  status: number;
  posted: PostedForms;
}

/** Renders a page for a refused form. */
export type AnswerPosted = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PostedPage,
) => Promise<FastifyReply>;

const foreignText =
  'Cette demande vient d’un autre site. Elle n’a pas été prise en compte : ouvrez la page de la boutique et recommencez.';

const inputPreservedText =
  'Ce que vous avez saisi est conservé sur cette page : vous pouvez l’envoyer à nouveau.';

const ok = 200;
const unprocessable = 422;
const seeOther = 303;
const unavailable = 503;
/**
 * What the sender can mend, and what passes: the page is re-rendered. Anything else is a page of
 * its own.
 */
const rerenderedStatuses: ReadonlySet<number> = new Set([404, 409, 422, 429, 503]);

const routes: readonly FormRoute[] = [
  ...cartForms,
  ...checkoutForms,
  ...promoForms,
  ...paymentForms,
  ...shopperForms,
  ...accountForms,
  ...messageForms,
];

/** The visitor's session. A browser without one gets it with its first form. */
function openSession(request: FastifyRequest, reply: FastifyReply): Session {
  if (request.session) return request.session;
  const session = request.server.sessions.create(request.store.id);
  reply.setSessionCookie(session);
  request.session = session;
  request.visitor ??= session.visitor;
  return session;
}

/**
 * What a form's ids stand for; none when they cannot be read: the form can be confirmed without.
 */
async function readDetails({ details }: FormRoute, request: FastifyRequest, fields: Fields) {
  try {
    return (await details?.(request, fields)) ?? [];
  } catch (error) {
    request.log.error({ err: error }, 'the details of a form could not be read');
    return [];
  }
}

/** The page that requests the confirmation of a form of unknown origin; null if it is confirmed. */
async function confirmationFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, fields }: { route: FormRoute; fields: Fields },
): Promise<string | null> {
  const { path } = route.action;
  const hadSession = request.session !== null;
  const session = openSession(request, reply);
  const token = fields[tokenField];
  if (hadSession && holds(token, session, path)) return null;
  return confirmationPage(request, {
    what: route.what,
    details: await readDetails(route, request, fields),
    fields,
    token: makeToken(session, path),
    isRetry: token !== undefined,
  });
}

/** The page of a form when not even its own page can be rendered: it holds what was typed. */
function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { what, fields, error }: { what: string; fields: Fields; error: unknown },
): FastifyReply {
  const { status, message, isUnexpected } = toErrorResponse(error);
  if (status !== unavailable) throw error;
  if (isUnexpected) request.log.error({ err: error }, 'a form and its page failed');
  setRetryAfter(reply, error, status);
  const [title = '', ...rest] = message.split(/(?<=\.) /);
  const { originalUrl: action } = request;
  return reply
    .code(status)
    .header('content-security-policy', resubmitPolicy(request.server.config))
    .type('text/html; charset=utf-8')
    .send(
      resubmitPage({
        title,
        text: [...rest, inputPreservedText].join(' '),
        what,
        action,
        fields,
        button: 'Envoyer à nouveau',
        leave: 'Retour à l’accueil',
      }),
    );
}

const firstTexts = (errors: Readonly<Record<string, string[]>> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, [text = '']]) => [name, text]));

/** The POSTs of HTML forms: the services of the API, answered by pages. */
export async function forms(app: FastifyInstance, answerPosted: AnswerPosted): Promise<void> {
  await app.register(async (plugin) => {
    acceptForms(plugin);
    plugin.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const route of routes) addRoute(plugin, route, answerPosted);
  });
}

function addRoute(app: FastifyInstance, route: FormRoute, answerPosted: AnswerPosted): void {
  const { action, what, run, page, complete, limits = [] } = route;
  const counters = countCalls(app, limits);
  // CSRF: the browser names the form’s origin, or the visitor confirms the form.
  const config = { isForm: true, isCsrfExempt: true };

  app.post(action.path, { config, schema: { hide: true } }, async (request, reply) => {
    const fields = (request.body ?? {}) as Fields;
    const site = requestSite(request);
    if (site === 'other') throw new HttpError(403, foreignText);
    if (request.isRejectedOnOverload)
      return sendUnavailable(request, reply, { what, fields, error: new HttpError(503, overloadMessage) });
    if (site === 'unknown') {
      const html = await confirmationFor(request, reply, { route, fields });
      if (html !== null)
        return reply
          .header('content-security-policy', resubmitPolicy(request.server.config))
          .type('text/html; charset=utf-8')
          .send(html);
    }
    const isNewVisitor = request.session === null;
    openSession(request, reply);
    const { [tokenField]: token, ...typed } = fields;
    const back = backOf(request);
    const call = { request, reply, fields, back, isNewVisitor };
    const show = async (posted: PostedForm, status: number) => {
      const shown = complete ? await complete(call, posted, status) : posted;
      const isRefused = status === ok && Object.keys(shown.errors).length > 0;
      const { tone: _tone, ...refused } = shown;
      return answerPosted(request, reply, {
        url: page(call),
        status: isRefused ? unprocessable : status,
        posted: { [action.name]: isRefused ? refused : shown },
      });
    };
    const answer = async () => {
      try {
        await identifyCustomer(request);
        await refuseBeyond(request, reply, counters(request));
        const values: unknown = await readValues(action.schema, fields);
        const next = (await run({ ...call, values })) ?? action.done(values) ?? back ?? page(call);
        if (typeof next === 'string') return await reply.redirect(next, seeOther);
        const { values: more, message, errors = {}, status = ok } = next;
        return await show({ values: { ...typed, ...more }, errors, message, tone: 'good' }, status);
      } catch (error) {
        const { status, message, errors, isUnexpected } = toErrorResponse(error);
        if (!rerenderedStatuses.has(status)) throw error;
        if (isUnexpected) request.log.error({ err: error }, 'a form failed');
        setRetryAfter(reply, error, status);
        return show({ values: typed, errors: firstTexts(errors), message }, status);
      }
    };
    return answer().catch((error: unknown) =>
      sendUnavailable(request, reply, { what, fields: token === undefined ? typed : fields, error }),
    );
  });

  // A reload of the answer of a form that has no page of its own.
  if (route.isOnlyForm)
    app.get(action.path, { schema: { hide: true } }, (request, reply) =>
      reply.redirect(page({ request, fields: {}, back: null, isNewVisitor: false }), seeOther),
    );
}
