import { expect, it } from 'vitest';
import { siteUrlOf } from './storeSettings.ts';

const store = {
  id: 'a',
  name: 'A',
  design: 'default',
  logo: null,
  defaultLogo: null,
  primaryHost: 'boutique.sn',
};

it.each([
  ['https', null, 'https://boutique.sn'],
  ['https', 443, 'https://boutique.sn'],
  ['https', 8443, 'https://boutique.sn:8443'],
  ['http', 80, 'http://boutique.sn'],
  ['http', 3000, 'http://boutique.sn:3000'],
  ['http', null, 'http://boutique.sn'],
] as const)('The site’s URL by %s with the port %s is %s', (publicScheme, publicPort, url) => {
  expect(siteUrlOf(store, { publicScheme, publicPort })).toBe(url);
});
