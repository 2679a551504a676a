import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import { customerAccess } from './modules/accounts/customerAccess.ts';
import { adminAccess } from './modules/staff/adminAccess.ts';
import type { Database } from './platform/db/database.ts';
import { doJobs } from './background/doJobs.ts';
import { jobKinds } from './background/jobs.ts';
import { scheduleMaintenance } from './background/scheduleMaintenance.ts';
import { answerErrors, sendError } from './plugins/answerErrors.ts';
import { apiCachePolicy } from './plugins/apiCachePolicy.ts';
import { acceptBodies, bodyLimitBytes } from './plugins/bodies.ts';
import { setRequestTimeout, uploadTimeoutMs } from './plugins/requestTimeout.ts';
import { answerClientError } from './plugins/answerClientError.ts';
import { compiledSchemas } from './plugins/compiledSchemas.ts';
import { compression } from './plugins/compression.ts';
import { logging, logRequests, type LogStream } from './plugins/logging.ts';
import { handleOneAtATime } from './plugins/handleOneAtATime.ts';
import { openApi } from './plugins/openApi.ts';
import { rejectOnOverload, type Pressure } from './plugins/pressure.ts';
import { readableUrl } from './platform/http/readableUrl.ts';
import { refuseUnknownFields } from './plugins/refuseUnknownFields.ts';
import { refuseUnstorableText } from './plugins/refuseUnstorableText.ts';
import { refuseOddTargets } from './plugins/refuseOddTargets.ts';
import { refuseManyHosts } from './plugins/refuseManyHosts.ts';
import { security } from './plugins/security.ts';
import { limitStaff } from './plugins/limitStaff.ts';
import { rateLimits } from './plugins/rateLimits.ts';
import type { MessagePorts } from './platform/delivery/messagePort.ts';
import { assets } from './pages/assets.ts';
import { cacheResponses } from './pages/responseCache.ts';
import { loadPalettes, type Palettes } from './modules/designs/palettes.ts';
import { pages } from './pages/pages.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { acceptPayments } from './modules/payments/acceptPayments.ts';
import type { Payments } from './modules/payments/payments.ts';
import { previews } from './modules/previews/previews.ts';
import { answerTtlMs } from './routes/api/sharedReplies.ts';
import { registerRoutes } from './routes/index.ts';
import type { JobKinds } from './platform/jobs/queues.ts';
import { VapidKeys } from './modules/push/vapidKeys.ts';
import { SignInKeys } from './modules/accounts/signInKeys.ts';
import { storeOperation } from './modules/stores/storeOperation.ts';
import { visitorSessions } from './plugins/visitorSessions.ts';
import { storeByHost } from './modules/stores/storeByHost.ts';
import { StoreDirectory } from './modules/stores/storeDirectory.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
    stores: StoreDirectory;
    palettes: Palettes;
    signInKeys: SignInKeys;
    /** Whether a message of this channel reaches anyone: outside production the outbox shows it. */
    canSend: (channel: 'email' | 'sms') => boolean;
    payments: Payments;
    vapidKeys: VapidKeys;
    jobKinds: JobKinds;
  }
}

export interface AppOptions {
  config: Config;
  db: Database;
  sessionSecret: string;
  /** Encrypts the keys of stores' payment accounts; the key of notifications is derived from it. */
  paymentSecret: string;
  /** Null while the shell is not built: pages then say so. */
  renderer: PageRenderer | null;
  /** Folder of the files that browsers load; null for none. */
  clientFolder: string | null;
  /** Where messages leave. */
  messagePorts: MessagePorts;
  /** Database of the job queues; null: this process runs no jobs. */
  jobsUrl: string | null;
  logStream?: LogStream;
  /** When load is shed; by default as a shop in service does. */
  pressure?: Pressure;
  /**
   * How long public responses are cached, in milliseconds; 0 disables the cache. Default: as long
   * as any cache may.
   */
  answerTtlMs?: number;
}

/** How long one step of the start may take, on the slowest machine. */
const startTimeoutMs = 60_000;
/** Longer than any id or reference, shorter than an attack. */
const longestParam = 500;

/**
 * The whole server, ready to listen or for `inject`. Hooks run in the order in which they are
 * registered here.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db } = options;
  const app: FastifyInstance = Fastify({
    ...logging(config.isProduction, options.logStream),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    pluginTimeout: startTimeoutMs,
    routerOptions: { maxParamLength: longestParam },
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    rewriteUrl: readableUrl,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerClientError,
    // While closing, requests on open connections are still answered; `/readyz` diverts new
    // traffic.
    return503OnClosing: false,
  });
  handleOneAtATime(app.server);
  setRequestTimeout(app);
  compiledSchemas(app);
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('stores', new StoreDirectory(db));
  app.decorate('palettes', await loadPalettes(options.clientFolder));
  app.decorate('signInKeys', new SignInKeys(options.sessionSecret));
  app.decorate('canSend', (channel) => !config.isProduction || config.delivery[channel] !== null);
  app.addHook('onReady', () => app.stores.start());
  app.addHook('onClose', () => app.stores.stop());

  logRequests(app);
  answerErrors(app);
  apiCachePolicy(app);
  acceptBodies(app);
  security(app);
  refuseManyHosts(app);
  await rejectOnOverload(app, options.pressure);
  await compression(app);
  refuseOddTargets(app);
  refuseUnstorableText(app);
  refuseUnknownFields(app);
  storeByHost(app);
  storeOperation(app);
  await visitorSessions(app, options.sessionSecret);
  await previews(app, options.sessionSecret);
  await rateLimits(app);
  customerAccess(app);
  adminAccess(app);
  limitStaff(app);
  scheduleMaintenance(app);
  acceptPayments(app, options.paymentSecret);
  app.decorate('vapidKeys', new VapidKeys(options.paymentSecret));
  app.decorate('jobKinds', jobKinds);
  doJobs(app, options);

  cacheResponses(app, options.answerTtlMs ?? answerTtlMs);
  if (!config.isProduction) await openApi(app);
  await registerRoutes(app);
  if (options.clientFolder) await assets(app, options.clientFolder);
  await pages(app, options.renderer);
  return app;
}
