import { isIP } from 'node:net';
import path from 'node:path';
import { readDelivery, type DeliverySettings } from './deliverySettings.ts';

/** The operator's settings, validated once at startup. */
export interface Config {
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /**
   * The same database without a connection pooler, for sessions that need their own connection;
   * null: same as `databaseUrl`.
   */
  databaseDirectUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Whether limits per address and session hold. */
  hasRateLimits: boolean;
  isProduction: boolean;
  /** Null outside production: one is generated and saved in `dataDir`. */
  sessionSecret: string | null;
  /** How shoppers reach the stores: part of every absolute address a page holds. */
  publicScheme: 'http' | 'https';
  /** Port of those addresses; null for the scheme's own. */
  publicPort: number | null;
  /** Addresses or networks of proxies whose `X-Forwarded-*` headers are trusted; empty: none. */
  trustedProxies: string[];
  /** The public service queried for exchange rates once a day; null for none. */
  exchangeRatesUrl: string | null;
  /** The ways out for messages. */
  delivery: DeliverySettings;
  /**
   * Encrypts the keys of payment accounts; null: derived from the session secret or, outside
   * production, generated and saved in `dataDir`.
   */
  paymentSecret: string | null;
  /** Where each night's backup is written; null: none is made. */
  backupFolder: string | null;
  /** How many of them are kept. */
  backupCount: number;
  /** Where PayTech answers; null: our own sandbox, which production does not have. */
  paytechUrl: string | null;
}

/** A setting is missing, weak or wrong. The message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 3000;
const defaultRatesUrl = 'https://open.er-api.com/v6/latest/XOF';
const paytechUrl = 'https://paytech.sn/api';
const highestPort = 65_535;
const defaultBackups = 14;
const mostBackups = 1_000;
const shortestSecret = 32;
const fewestSecretCharacters = 10;

/** Reads the settings; throws a `ConfigError` at the first one that cannot be used. */
export function readConfig(env: Environment): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const port = readPort('PORT', env['PORT'], defaultPort);
  const publicScheme = readScheme(env, isProduction);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl: readDatabaseUrl('DATABASE_URL', env['DATABASE_URL']),
    databaseDirectUrl: readDatabaseUrl('DATABASE_DIRECT_URL', env['DATABASE_DIRECT_URL']),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    hasRateLimits: readRateLimits(env['RATE_LIMITS'], isProduction),
    isProduction,
    sessionSecret: readSessionSecret(env['SESSION_SECRET'], isProduction),
    publicScheme,
    publicPort: readPublicPort(env['PUBLIC_PORT'], isProduction, port),
    trustedProxies: readProxies(env['TRUSTED_PROXY']),
    exchangeRatesUrl: readRatesUrl(env['EXCHANGE_RATES_URL']),
    delivery: readDelivery(env, (sentence) => new ConfigError(sentence)),
    paymentSecret: readSecret('PAYMENT_KEYS_SECRET', env['PAYMENT_KEYS_SECRET']),
    paytechUrl: readPaytechUrl(env['PAYTECH_URL'], isProduction),
    backupFolder: env['BACKUP_DIR'] ? path.resolve(env['BACKUP_DIR']) : null,
    backupCount: readCount('BACKUP_KEEP', env['BACKUP_KEEP'], defaultBackups),
  };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > highestPort)
    throw new ConfigError(`${name} must be a port number from 0 to ${highestPort}, not "${text}".`);
  return port;
}

function readCount(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > mostBackups)
    throw new ConfigError(`${name} must be a number from 1 to ${mostBackups}, not "${text}".`);
  return count;
}

/**
 * In production a proxy in front listens on the scheme's own port; elsewhere shoppers connect
 * directly.
 */
function readPublicPort(text: string | undefined, isProduction: boolean, port: number): number | null {
  if (text) return readPort('PUBLIC_PORT', text, port);
  return isProduction ? null : port;
}

function readScheme(env: Environment, isProduction: boolean): 'http' | 'https' {
  const scheme = env['PUBLIC_SCHEME'] || (isProduction ? 'https' : 'http');
  if (scheme === 'http' || scheme === 'https') return scheme;
  throw new ConfigError(`PUBLIC_SCHEME must be "http" or "https", not "${scheme}".`);
}

function readRateLimits(text: string | undefined, isProduction: boolean): boolean {
  if (!text || text === 'on') return true;
  if (text !== 'off') throw new ConfigError(`RATE_LIMITS must be "on" or "off", not "${text}".`);
  if (isProduction) throw new ConfigError('RATE_LIMITS=off is for load tests and is refused in production.');
  return false;
}

function readSessionSecret(secret: string | undefined, isProduction: boolean): string | null {
  if (!secret && isProduction)
    throw new ConfigError('SESSION_SECRET must be set in production: at least 32 random characters.');
  return readSecret('SESSION_SECRET', secret);
}

function readSecret(name: string, secret: string | undefined): string | null {
  if (!secret) return null;
  if (secret.length < shortestSecret || new Set(secret).size < fewestSecretCharacters)
    throw new ConfigError(
      `${name} is too weak: at least ${shortestSecret} random characters, made with "openssl rand -base64 48" for example.`,
    );
  return secret;
}

function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : null;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text;
  // The address may hold a password, so it is not repeated.
  throw new ConfigError(`${name} must be an address such as postgresql://user:password@host:5432/database.`);
}

/** Names of networks that Fastify knows. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function readProxies(text: string | undefined): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = proxies.find((name) => !namedNetworks.has(name) && !isNetwork(name));
  if (wrong === undefined) return proxies;
  throw new ConfigError(
    `TRUSTED_PROXY must be IP addresses or networks such as 10.0.0.0/8, separated by commas, not "${wrong}".`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

function readRatesUrl(text: string | undefined): string | null {
  if (!text) return defaultRatesUrl;
  if (text === 'off') return null;
  const protocol = URL.parse(text)?.protocol;
  if (protocol === 'http:' || protocol === 'https:') return text;
  throw new ConfigError(`EXCHANGE_RATES_URL must be an http address, or "off", not "${text}".`);
}

function readPaytechUrl(text: string | undefined, isProduction: boolean): string | null {
  if (!text) return isProduction ? paytechUrl : null;
  const protocol = URL.parse(text)?.protocol;
  if (protocol === 'https:' || (protocol === 'http:' && !isProduction)) return text.replace(/\/+$/, '');
  throw new ConfigError(`PAYTECH_URL must be an https address such as ${paytechUrl}, not "${text}".`);
}
