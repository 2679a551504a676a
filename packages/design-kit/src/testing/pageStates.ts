import { saveSignIn } from '@teranga/core/features/account/auth';
import { definitionOf } from '@teranga/core/pages/table';
import type { TestStoreProps } from '@teranga/core/testing/store';
import { aCartLine, anOrder, aProduct, aService, unstocked } from '@teranga/testing';
import type { PageName } from '../pages.ts';

/** How a page may find the back end. */
export const states = ['loading', 'empty', 'failing', 'full'] as const;
export type State = (typeof states)[number];

type Back = Omit<TestStoreProps, 'children'>;

const token = 'jeton-client';
const order = anOrder();
const product = aProduct();
const service = aService();

/**
 * Behaviour of the back end in each state. The customer is signed in, except where the visitor is
 * unknown.
 */
export function backIn(state: State): Back {
  const prepare: Back['prepare'] = (store) => void store.dispatch(saveSignIn(token, null));
  if (state === 'loading') return { pending: ['/*'], prepare };
  if (state === 'failing') return { failing: ['/*'], prepare };
  if (state === 'empty') return { world: { ...unstocked, bearerToken: token }, prepare };
  const world = { bearerToken: token, cart: [aCartLine()], wishlistItems: [product.id], orders: [order] };
  return { world, prepare };
}

/** A value of each parameter of a route. */
const params: Readonly<Record<string, string>> = {
  productId: product.id,
  slug: 'tabaski',
  serviceId: service.id,
  orderRef: order.ref,
};

function valueOf(name: string): [string, string] {
  const value = params[name];
  if (value === undefined) throw new Error(`The tests have no value of the parameter «${name}»: add one.`);
  return [name, value];
}

/** The props that a page gets: those of its route, and the retry of the error page. */
export function propsOf(page: PageName): object {
  if (page === 'error') return { retry: () => undefined };
  const names = (definitionOf(page).path ?? '').split('/').filter((part) => part.startsWith(':'));
  return Object.fromEntries(names.map((part) => part.replaceAll(/[:?]/g, '')).map(valueOf));
}
