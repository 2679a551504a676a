import type { StoreSettings } from '../../lib/settings/index.ts';

/** An address as other sites need it: with its scheme and host. */
export function absoluteUrl(address: string, { siteUrl }: Pick<StoreSettings, 'siteUrl'>): string {
  if (/^https?:\/\//i.test(address)) return address;
  if (address.startsWith('//')) return `https:${address}`;
  return `${siteUrl}${address.startsWith('/') ? '' : '/'}${address}`;
}
