import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'W9xQ2mZk7Lr4Tn8Vb3Hs6Yd1Pf5Gc0Ja';
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, PUBLIC_SCHEME: 'https' };

describe('readConfig', () => {
  it('needs no setting outside production', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      dataDir: path.resolve('.data'),
      hasRateLimits: true,
      isProduction: false,
      sessionSecret: null,
      publicScheme: 'http',
      publicPort: 3000,
      trustedProxies: [],
      exchangeRatesUrl: 'https://open.er-api.com/v6/latest/XOF',
      delivery: { email: null, sms: null },
      paymentSecret: null,
      paytechUrl: null,
      backupFolder: null,
      backupCount: 14,
    });
  });

  it('reads every setting', () => {
    const config = readConfig({
      ...production,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://teranga:secret@pool:6432/teranga',
      DATABASE_DIRECT_URL: 'postgresql://teranga:secret@db:5432/teranga',
      DATA_DIR: '/srv/teranga',
      RATE_LIMITS: 'on',
      PUBLIC_PORT: '8443',
      TRUSTED_PROXY: '10.0.0.0/8, loopback,::1',
      EXCHANGE_RATES_URL: 'off',
      PAYMENT_KEYS_SECRET: secret.toLowerCase(),
      PAYTECH_URL: 'https://paytech.example/api/',
      BACKUP_DIR: '/var/backups/teranga',
      BACKUP_KEEP: '30',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://teranga:secret@pool:6432/teranga',
      databaseDirectUrl: 'postgresql://teranga:secret@db:5432/teranga',
      dataDir: '/srv/teranga',
      hasRateLimits: true,
      isProduction: true,
      sessionSecret: secret,
      publicScheme: 'https',
      publicPort: 8443,
      trustedProxies: ['10.0.0.0/8', 'loopback', '::1'],
      exchangeRatesUrl: null,
      delivery: { email: null, sms: null },
      paymentSecret: secret.toLowerCase(),
      paytechUrl: 'https://paytech.example/api',
      backupFolder: '/var/backups/teranga',
      backupCount: 30,
    });
  });

  it('is paid by PayTech itself in production', () => {
    expect(readConfig(production).paytechUrl).toBe('https://paytech.sn/api');
  });

  it('omits the port from addresses in production, where a proxy is in front', () => {
    expect(readConfig({ ...production, PORT: '8080' }).publicPort).toBe(null);
  });

  it('lifts the limits of a load test', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).hasRateLimits).toBe(false);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535, not "http".'],
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not "65536".'],
    [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535, not "-1".'],
    [{ PUBLIC_PORT: '1e3' }, 'PUBLIC_PORT must be a port number from 0 to 65535, not "1e3".'],
    [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME must be "http" or "https", not "ftp".'],
    [
      { EXCHANGE_RATES_URL: 'ftp://x' },
      'EXCHANGE_RATES_URL must be an http address, or "off", not "ftp://x".',
    ],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1 to 1000, not "0".'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be "on" or "off", not "no".'],
    [
      { DATABASE_URL: 'mysql://root:topsecret@db/x' },
      'DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'topsecret' },
      'DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.',
    ],
    [
      { TRUSTED_PROXY: '10.0.0.0/8, myproxy' },
      'TRUSTED_PROXY must be IP addresses or networks such as 10.0.0.0/8, separated by commas, not "myproxy".',
    ],
    [
      { ...production, SESSION_SECRET: undefined },
      'SESSION_SECRET must be set in production: at least 32 random characters.',
    ],
    [
      { ...production, SESSION_SECRET: 'court' },
      'SESSION_SECRET is too weak: at least 32 random characters, made with "openssl rand -base64 48" for example.',
    ],
    [
      { ...production, SESSION_SECRET: 'ab'.repeat(32) },
      'SESSION_SECRET is too weak: at least 32 random characters, made with "openssl rand -base64 48" for example.',
    ],
    [
      { ...production, RATE_LIMITS: 'off' },
      'RATE_LIMITS=off is for load tests and is refused in production.',
    ],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
