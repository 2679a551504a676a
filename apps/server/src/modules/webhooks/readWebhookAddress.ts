import { fieldError } from '../../platform/http/httpError.ts';
import { mayContact, type AddressPolicy } from '../../platform/net/addressPolicy.ts';
import { isAllowedHost } from '../../platform/net/guardedLookup.ts';

function refuse(message: string): never {
  throw fieldError('url', message);
}

/** A webhook's address as it is stored; throws 422 for one that may not be contacted. */
export function readWebhookAddress(typed: string, policy: AddressPolicy): string {
  const url = URL.canParse(typed) ? new URL(typed) : refuse('Cette adresse n’est pas lisible.');
  const isHttps = url.protocol === 'https:';
  if (!isHttps && (policy.isProduction || url.protocol !== 'http:'))
    return refuse('L’adresse commence par https://.');
  if (url.username !== '' || url.password !== '')
    return refuse('L’adresse ne contient ni nom ni mot de passe : la signature prouve qui envoie.');
  if (!isAllowedHost(url, mayContact(policy))) return refuse('Cette adresse est celle d’un réseau privé.');
  url.hash = '';
  return url.href;
}
