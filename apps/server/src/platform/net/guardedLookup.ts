import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Whether an IP address may be contacted. */
export type AddressRule = (address: string) => boolean;

/** An address of this machine or of a private network, which no one outside may have us contact. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * Resolves host names for a connection and refuses one with any forbidden address: the checked
 * addresses are the ones connected to.
 */
export function guardedLookup(mayContact: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) callback(error, '');
      else if (!addresses.every(({ address }) => mayContact(address)))
        callback(new ForbiddenAddress(hostname), '');
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

/** False for a URL that names a forbidden IP address: a number is connected to without a lookup. */
export function isAllowedHost({ hostname }: URL, mayContact: AddressRule): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || mayContact(host);
}
