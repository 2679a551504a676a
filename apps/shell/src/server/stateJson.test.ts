import { baseApi } from '@teranga/core/lib/api';
import { dehydrate, makeStore } from '@teranga/core/app/store';
import { expect, it } from 'vitest';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { scriptJson } from './htmlText.ts';
import { stateJson } from './stateJson.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ getProbe: build.query<unknown, string>({ query: (name) => `/${name}` }) }),
});

const fetch = () => Promise.resolve(Response.json({ name: '</script><b>', '{"api":{': '$&' }));

async function stateOf(names: readonly string[]) {
  const store = makeStore({ settings: someSettings(), fetch, now: () => someMoment });
  await Promise.all(names.map((name) => store.dispatch(api.endpoints.getProbe.initiate(name))));
  const state = { store: dehydrate(store.getState()), parts: ['Gallery' as const] };
  store.dispatch(baseApi.util.resetApiState());
  return state;
}

it.each([[[]], [['one']], [['one', '</script>$&']]])(
  'writes a state with the answers to %j as JSON does, the first time and the second',
  async (names) => {
    const state = await stateOf(names);
    expect(Object.keys(state.store.api.queries)).toHaveLength(names.length);
    expect([stateJson(state), stateJson(state)]).toEqual([scriptJson(state), scriptJson(state)]);
  },
);
