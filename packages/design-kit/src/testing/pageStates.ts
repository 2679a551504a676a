import { saveSignIn } from '@teranga/core/features/account/auth';
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

/** The props a route would give a page. */
export const propsOf: Partial<Record<PageName, object>> = {
  product: { productId: product.id },
  collection: { slug: 'tabaski' },
  service: { serviceId: service.id },
  quote: { serviceId: service.id },
  orderTracking: { orderRef: order.ref },
  paymentSuccess: { orderRef: order.ref },
  paymentCancel: { orderRef: order.ref },
  error: { retry: () => undefined },
};
