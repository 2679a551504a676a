import { expect, it } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { readyLine } from './readyLine.ts';

const config = readConfig({ PORT: '4000' });
const aStore = (id: string) => ({
  id,
  name: id,
  design: 'default',
  logo: null,
  defaultLogo: null,
  primaryHost: `${id}.localhost`,
  isRedirect: false,
  pause: null,
  closing: null,
  designSettings: {},
});

it.each([
  [['a', 'b'], 'ready http://a.localhost:4000 http://b.localhost:4000'],
  [[], 'ready on 127.0.0.1:4000, without a store: make one with "npm run store -- create"'],
])('The ready line names the addresses of %j', (ids, line) => {
  expect(readyLine(ids.map(aStore), config)).toBe(line);
});

it('The ready line counts the stores that it does not name', () => {
  const stores = Array.from({ length: 12 }, (_, index) => aStore(`s${index}`));
  expect(readyLine(stores, config).endsWith('http://s9.localhost:4000 and 2 more')).toBe(true);
});
