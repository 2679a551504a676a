/** Where e-mails leave. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string;
  /** The sender address of every e-mail; the store's name precedes it. */
  from: string;
}

/** Where SMS leave: Orange's API, or any gateway that takes a JSON POST. */
export type SmsSettings =
  | {
      kind: 'orange';
      url: string;
      clientId: string;
      clientSecret: string;
      /** `tel:+2210000` for Senegal. */
      sender: string;
      /** What phones show as the sender, where Orange has agreed to it. */
      senderName: string | null;
    }
  | { kind: 'http'; url: string; token: string | null };

/** The delivery channels that the operator has configured; null for none. */
export interface DeliverySettings {
  email: SmtpSettings | null;
  sms: SmsSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const orangeUrl = 'https://api.orange.com';
const senegalSender = 'tel:+2210000';

const isAddress = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

function readSmtp(env: Environment, fail: (sentence: string) => Error): SmtpSettings | null {
  const [url, from] = [env['SMTP_URL'], env['MAIL_FROM']];
  if (!url && !from) return null;
  if (!url || !isAddress(url, 'smtp:', 'smtps:'))
    // The address may hold a password, so it is not repeated.
    throw fail('SMTP_URL must be an address such as smtp://user:password@host:587.');
  if (!from || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw fail(
      'MAIL_FROM must be the bare e-mail address that e-mails come from, such as boutique@example.sn.',
    );
  return { url, from };
}

function readOrange(env: Environment, fail: (sentence: string) => Error): SmsSettings | null {
  const [clientId, clientSecret] = [env['ORANGE_SMS_CLIENT_ID'], env['ORANGE_SMS_CLIENT_SECRET']];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret)
    throw fail('ORANGE_SMS_CLIENT_ID and ORANGE_SMS_CLIENT_SECRET must be set together.');
  const url = env['ORANGE_SMS_URL'] || orangeUrl;
  const sender = env['ORANGE_SMS_SENDER'] || senegalSender;
  if (!isAddress(url, 'https:', 'http:')) throw fail('ORANGE_SMS_URL must be an http address.');
  if (!/^tel:\+\d+$/.test(sender)) throw fail(`ORANGE_SMS_SENDER must be like ${senegalSender}.`);
  return {
    kind: 'orange',
    url,
    clientId,
    clientSecret,
    sender,
    senderName: env['ORANGE_SMS_SENDER_NAME'] || null,
  };
}

function readGateway(env: Environment, fail: (sentence: string) => Error): SmsSettings | null {
  const url = env['SMS_GATEWAY_URL'];
  if (!url) return null;
  if (!isAddress(url, 'https:', 'http:')) throw fail('SMS_GATEWAY_URL must be an http address.');
  return { kind: 'http', url, token: env['SMS_GATEWAY_TOKEN'] || null };
}

/** Reads the ways out; `fail` makes the operator's sentence an error. */
export function readDelivery(env: Environment, fail: (sentence: string) => Error): DeliverySettings {
  const [orange, gateway] = [readOrange(env, fail), readGateway(env, fail)];
  if (orange && gateway) throw fail('Set ORANGE_SMS_CLIENT_ID or SMS_GATEWAY_URL, not both.');
  return { email: readSmtp(env, fail), sms: orange ?? gateway };
}

/** Warnings for the operator at start about messages that will not be sent; one line each. */
export function unsentNotices({ email, sms }: DeliverySettings): string[] {
  return [
    ...(email
      ? []
      : ['No e-mail leaves: SMTP_URL and MAIL_FROM are not set. Sign-in by e-mail says so to shoppers.']),
    ...(sms
      ? []
      : [
          'No SMS leaves: neither ORANGE_SMS_CLIENT_ID nor SMS_GATEWAY_URL is set. Sign-in by phone says so to shoppers.',
        ]),
  ];
}
