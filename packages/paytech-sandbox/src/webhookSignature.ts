import { createHash, createHmac } from 'node:crypto';

/** The two secrets that PayTech gives a merchant. */
export interface Merchant {
  apiKey: string;
  apiSecret: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The fields by which a merchant recognises PayTech, as its documentation defines them. */
export const webhookSignature = (price: string, command: string, { apiKey, apiSecret }: Merchant) => ({
  api_key_sha256: sha256(apiKey),
  api_secret_sha256: sha256(apiSecret),
  hmac_compute: createHmac('sha256', apiSecret).update(`${price}|${command}|${apiKey}`).digest('hex'),
});
