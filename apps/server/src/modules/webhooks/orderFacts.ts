import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';

/** An order in a webhook: without contact data, which the admin API provides. */
export interface OrderFacts {
  ref: string;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  subtotal: number;
  discount: number;
  deliveryCharge: number;
  total: number;
  createdAt: string;
  lines: { productId: string; variationSku: string; name: string; unitPrice: number; quantity: number }[];
}

const readFacts = `
  select status, payment_method as "paymentMethod", payment_status as "paymentStatus", subtotal, discount,
    delivery_charge as "deliveryCharge", total, created_at as "createdAt",
    (select coalesce(json_agg(json_build_object('productId', product_id, 'variationSku', variation_sku, 'name', name,
       'unitPrice', unit_price, 'quantity', quantity) order by position), '[]')
     from order_lines l where l.store_id = o.store_id and l.ref = o.ref) as lines
  from orders o where ref = $1`;

export async function readOrderFacts(tx: Tx, ref: string): Promise<OrderFacts> {
  const { rows } = await tx.query<Omit<OrderFacts, 'ref' | 'createdAt'> & { createdAt: Date }>(readFacts, [
    ref,
  ]);
  const [order] = rows;
  if (!order) throw new Error('An order that something happened to was not found.');
  return { ref: showRef(ref), ...order, createdAt: order.createdAt.toISOString() };
}
