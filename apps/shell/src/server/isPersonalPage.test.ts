import { expect, it } from 'vitest';
import { errorMatch, matchRoute } from '../matchRoute.ts';
import { render } from '../testing/builtShell.ts';
import { testReader } from '../testing/pageReads.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { isPersonalPage } from './isPersonalPage.ts';

it.each([
  ['/cart', true],
  ['/checkout', true],
  ['/wishlist', true],
  ['/auth', true],
  ['/my-profile', true],
  ['/my-orders', true],
  ['/order-confirmation', true],
  ['/orders-status', false],
  ['/orders-status/CMD-1', true],
  ['/payment-success/CMD-1', true],
  ['/payment-cancel/CMD-1', true],
  ['/', false],
  ['/products', false],
  ['/products/robe-wax', false],
  ['/contacts', false],
  ['/nowhere', false],
])('of %s returns whether it is personal: %s', (pathname, isOwn) => {
  expect(isPersonalPage(matchRoute(pathname))).toBe(isOwn);
});

it('treats a failed page as not personal', () => {
  expect(isPersonalPage(errorMatch)).toBe(false);
});

it.each([
  ['/cart', true],
  ['/products', false],
])('the document of %s requests personal data without an interaction: %s', async (url, isOwn) => {
  const { html } = await render({ url, settings: someSettings(), read: testReader().read, now: someMoment });
  expect(html.includes('c=null;w.hasInteracted=true;')).toBe(isOwn);
});
