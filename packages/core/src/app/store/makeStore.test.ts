import { expect, it } from 'vitest';
import { someSettings } from '../../testing/store/index.ts';
import { dehydrate, makeStore } from './makeStore.ts';

const posted = { sendContact: { values: { firstName: 'Awa' }, errors: {}, message: null } };

it('A store begins with the posted form of its page’s state, and hands it on', () => {
  const preloadedState = { ...dehydrate(makeStore({ settings: someSettings() }).getState()), posted };
  const store = makeStore({ settings: someSettings(), preloadedState });
  expect(store.getState().posted).toEqual(posted);
  expect(dehydrate(store.getState()).posted).toEqual(posted);
});

it('The state of a page without a posted form holds none', () => {
  expect(dehydrate(makeStore({ settings: someSettings() }).getState())).not.toHaveProperty('posted');
});
