import { toTextOrNull } from '../../lib/wire/index.ts';

/** Where an order is paid; null when that is no address a shopper may be sent to. */
export function toPaymentUrl(value: unknown): string | null {
  const url = toTextOrNull(value);
  return url !== null && /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
