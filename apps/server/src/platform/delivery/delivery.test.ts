import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { readDelivery, unsentNotices } from '../config/deliverySettings.ts';
import { MessageRefused } from './messagePort.ts';
import { gatewayPort, orangePort } from './smsPorts.ts';
import { smtpPort } from './smtpPort.ts';
import { aMessageToSend, localHttp, localSmtp, type ReceivedRequest } from './testing/localServers.ts';

const signal = () => AbortSignal.timeout(5_000);
const from = 'boutique@example.sn';
const letter = aMessageToSend({
  channel: 'email',
  to: 'awa@example.sn',
  subject: 'Votre commande est expédiée',
  html: '<p>Merci, <b>Awa</b>.</p>',
});

describe('An e-mail', () => {
  it('leaves by SMTP in the store’s name, as text and as HTML', async () => {
    const { letters, url } = await localSmtp();
    await smtpPort({ url: url('secret'), from }).send(letter, signal());
    const [sent] = letters;
    expect(sent?.from).toEqual(from);
    expect(sent?.to).toEqual(['awa@example.sn']);
    expect(sent?.user).toBe('awa');
    expect(sent?.data).toMatch(/^From: Chez Awa <boutique@example\.sn>\r$/m);
    expect(sent?.data).toMatch(/^Message-ID: <a-1@example\.sn>\r$/m);
    expect(sent?.data).toMatch(/^Subject: =\?UTF-8\?Q\?Votre_commande/m);
    expect(sent?.data).toContain('Content-Type: multipart/alternative');
    expect(sent?.data).toContain('<p>Merci, <b>Awa</b>.</p>');
  });

  it('does not let form input inject headers', async () => {
    const { letters, url } = await localSmtp();
    const subject = 'Bonjour\r\nBcc: tous@example.sn\r\n\r\nCoucou';
    await smtpPort({ url: url('secret'), from }).send({ ...letter, subject }, signal());
    expect(letters[0]?.to).toEqual(['awa@example.sn']);
    expect(letters[0]?.data.match(/^Bcc:/gim)).toBeNull();
  });

  it.each([
    [550, true],
    [451, false],
  ])('refused with %d is given up: %s', async (code, isFinal) => {
    const { url } = await localSmtp(() => code);
    const error: unknown = await smtpPort({ url: url('secret'), from })
      .send(letter, signal())
      .catch((thrown: unknown) => thrown);
    expect(error instanceof MessageRefused).toEqual(isFinal);
    expect(String(error).includes('awa@')).toBe(false);
    expect(String(error)).toContain(String(code));
  });

  it('waits while the server takes no password, or is not there', async () => {
    const { url } = await localSmtp();
    for (const place of [url('faux'), 'smtp://127.0.0.1:1'])
      await expect(smtpPort({ url: place, from }).send(letter, signal())).rejects.toThrow(/^Pas pris/);
  });
});

const orange = {
  kind: 'orange',
  clientId: 'id',
  clientSecret: 'clef',
  sender: 'tel:+2210000',
  senderName: 'CHEZAWA',
} as const;
const isToken = ({ url }: ReceivedRequest) => url === '/oauth/v3/token';
const token = (value: string) => ({ status: 200, body: { access_token: value, expires_in: '3600' } });

describe('An SMS by Orange', () => {
  it('leaves with a token that is fetched once', async () => {
    const { requested, url } = await localHttp((call) => (isToken(call) ? token('t1') : { status: 201 }));
    const port = orangePort({ ...orange, url });
    await Promise.all([port.send(aMessageToSend(), signal()), port.send(aMessageToSend(), signal())]);
    const [first, second] = requested;
    expect(requested.filter(isToken).length).toBe(1);
    expect(first).toEqual({
      url: '/oauth/v3/token',
      authorization: `Basic ${Buffer.from('id:clef').toString('base64')}`,
      body: 'grant_type=client_credentials',
    });
    expect(second?.url).toBe('/smsmessaging/v1/outbound/tel%3A%2B2210000/requests');
    expect(second?.authorization).toBe('Bearer t1');
    expect(JSON.parse(second?.body ?? '')).toEqual({
      outboundSMSMessageRequest: {
        address: 'tel:+221771234567',
        senderAddress: 'tel:+2210000',
        senderName: 'CHEZAWA',
        outboundSMSTextMessage: { message: 'Merci.' },
      },
    });
  });

  it('fetches another token when the one it has ends, or is refused', async () => {
    let now = 0;
    let given = 0;
    const { requested, url } = await localHttp((call) => {
      if (isToken(call)) return token(`t${(given += 1)}`);
      return { status: call.authorization === 'Bearer t2' ? 401 : 201 };
    });
    const port = orangePort({ ...orange, url }, () => now);
    await port.send(aMessageToSend(), signal());
    now = 3_600_000;
    await port.send(aMessageToSend(), signal());
    expect(requested.map((call) => (isToken(call) ? 'token' : call.authorization))).toEqual([
      'token',
      'Bearer t1',
      'token',
      'Bearer t2',
      'token',
      'Bearer t3',
    ]);
  });

  it.each([
    [400, true],
    [404, true],
    [429, false],
    [503, false],
  ])('answered %d is given up: %s', async (status, isFinal) => {
    const { url } = await localHttp((call) => (isToken(call) ? token('t1') : { status }));
    const error: unknown = await orangePort({ ...orange, url })
      .send(aMessageToSend(), signal())
      .catch((thrown: unknown) => thrown);
    expect(error instanceof MessageRefused).toBe(isFinal);
  });

  it('is retried while no token is available, with a new request for a token', async () => {
    let isUp = false;
    const { url } = await localHttp((call) =>
      isToken(call) && !isUp ? { status: 500 } : { ...token('t1'), status: 201 },
    );
    const port = orangePort({ ...orange, url });
    await expect(port.send(aMessageToSend(), signal())).rejects.toThrow('ne donne pas d’accès (500)');
    isUp = true;
    await port.send(aMessageToSend(), signal());
  });
});

it('An SMS is sent through any gateway that takes JSON, with an id that identifies repeats', async () => {
  const { requested, url } = await localHttp(() => ({ status: 202 }));
  await gatewayPort({ kind: 'http', url: `${url}/envoi`, token: 'clef' }).send(aMessageToSend(), signal());
  expect(requested).toEqual([
    {
      url: '/envoi',
      authorization: 'Bearer clef',
      body: JSON.stringify({ id: 'a-1', to: '+221771234567', text: 'Merci.', from: 'Chez Awa' }),
    },
  ]);
});

const read = (env: Record<string, string>) => readDelivery(env, (sentence) => new ConfigError(sentence));

describe('The ways out', () => {
  const smtp = { SMTP_URL: 'smtp://u:p@mail:587', MAIL_FROM: from };

  it('are unset by default, and the operator is warned about what will not be sent', () => {
    expect(read({})).toEqual({ email: null, sms: null });
    expect(unsentNotices(read({}))).toEqual([
      'No e-mail leaves: SMTP_URL and MAIL_FROM are not set. Sign-in by e-mail says so to shoppers.',
      'No SMS leaves: neither ORANGE_SMS_CLIENT_ID nor SMS_GATEWAY_URL is set. Sign-in by phone says so to shoppers.',
    ]);
    expect(unsentNotices(read({ ...smtp, SMS_GATEWAY_URL: 'https://sms.example' }))).toEqual([]);
  });

  it('are read', () => {
    expect(read({ ...smtp, ORANGE_SMS_CLIENT_ID: 'id', ORANGE_SMS_CLIENT_SECRET: 's' })).toEqual({
      email: { url: 'smtp://u:p@mail:587', from },
      sms: {
        kind: 'orange',
        url: 'https://api.orange.com',
        clientId: 'id',
        clientSecret: 's',
        sender: 'tel:+2210000',
        senderName: null,
      },
    });
  });

  it.each([
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ MAIL_FROM: from }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [
      { ...smtp, MAIL_FROM: 'Awa <a@b.sn>' },
      'MAIL_FROM must be the bare e-mail address that e-mails come from, such as boutique@example.sn.',
    ],
    [
      { ORANGE_SMS_CLIENT_ID: 'id' },
      'ORANGE_SMS_CLIENT_ID and ORANGE_SMS_CLIENT_SECRET must be set together.',
    ],
    [{ SMS_GATEWAY_URL: 'ftp://x' }, 'SMS_GATEWAY_URL must be an http address.'],
    [
      { SMS_GATEWAY_URL: 'https://x.sn', ORANGE_SMS_CLIENT_ID: 'i', ORANGE_SMS_CLIENT_SECRET: 's' },
      'Set ORANGE_SMS_CLIENT_ID or SMS_GATEWAY_URL, not both.',
    ],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(new ConfigError(sentence));
  });
});
