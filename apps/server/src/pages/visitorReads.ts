import {
  CartWire,
  CustomerWire,
  OrderStatusWire,
  OrderSummaryWire,
  WishlistWire,
  type PageReadParams,
  type VisitorReadName,
} from '@teranga/contract';
import { Type, type Static, type TSchema } from 'typebox';
import { toCustomerWire, type Customer } from '../modules/accounts/customer.ts';
import { customerOf } from '../modules/accounts/customerAccess.ts';
import { readCart } from '../modules/cart/readCart.ts';
import { listOrders } from '../modules/orders/listOrders.ts';
import { readOrder } from '../modules/orders/readOrder.ts';
import { readWishlist } from '../modules/wishlist/wishlist.ts';
import type { Tx } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/httpError.ts';

/** Who reads: the owner of the cart and the customer, each null where there is none. */
export interface Visitor {
  visitor: string | null;
  customer: Customer | null;
}

/** For whom something is read, and when. */
export interface VisitorContext extends Visitor {
  now: Date;
}

/** One read of a visitor's own data: how it is written, and the work of the modules. */
export interface VisitorRead<Response extends TSchema = TSchema> {
  response: Response;
  run: (tx: Tx, params: PageReadParams, context: VisitorContext) => Promise<Static<Response>>;
}

const read = <Response extends TSchema>(
  response: Response,
  run: VisitorRead<Response>['run'],
): VisitorRead<Response> => ({ response, run });

/**
 * A visitor's own data, by the name of its request: private pages and routes of the API read the
 * same.
 */
export const visitorReads = {
  getCart: read(CartWire, (tx, _params, { visitor, now }) => readCart(tx, visitor, now)),
  getWishlist: read(WishlistWire, (tx, _params, { visitor, now }) => readWishlist(tx, visitor, now)),
  getProfile: read(CustomerWire, async (_tx, _params, context) => toCustomerWire(customerOf(context))),
  getMyOrders: read(Type.Array(OrderSummaryWire), async (tx, _params, context) =>
    listOrders(tx, customerOf(context).id, context.now),
  ),
  /** For anyone with its reference. */
  getOrder: read(OrderStatusWire, async (tx, { ref = '' }, { now }) => {
    const order = await readOrder(tx, ref, now);
    if (!order) throw new HttpError(404, 'Commande introuvable.');
    return order;
  }),
} satisfies Record<VisitorReadName, VisitorRead>;

/** Whether a read is of a visitor's own data. */
export const isVisitorRead = (name: string): name is VisitorReadName => Object.hasOwn(visitorReads, name);
