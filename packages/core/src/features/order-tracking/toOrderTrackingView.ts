import type { Money } from '../../domain/money/index.ts';
import { toOrderStatusView } from '../../domain/order-status/index.ts';
import { deliveryLabel, deliveryNames } from '../store-info/index.ts';
import { choicesLabel } from '../../domain/variations/index.ts';
import { formatInstant, type Order } from '../orders/index.ts';
import type { OrderTrackingView } from './views.ts';

type TrackedOrderView = Extract<OrderTrackingView, { status: 'ready' }>;

/** An order as its tracking page shows it. */
export function toOrderTrackingView(
  order: Order,
  money: Money,
): Omit<TrackedOrderView, 'storeName' | 'whatsappHref' | 'payment' | 'failure' | 'isRefreshing' | 'refresh'> {
  const { client, discount, deliveryCharge, subtotal, isPickup } = order;
  const kind = isPickup ? 'pickup' : 'delivery';
  const timeline = order.updates.map((update, index) => ({
    key: `${index}-${update.status}`,
    dateLabel: formatInstant(update.date),
    state: toOrderStatusView(update.status, isPickup),
    reason: update.reason,
  }));
  return {
    status: 'ready',
    ref: order.ref,
    state: toOrderStatusView(order.status, isPickup),
    dateLabel: formatInstant(order.createdAt),
    timeline: timeline.length > 1 ? timeline : [],
    items: order.items.map((item, index) => ({
      key: `${index}-${item.name}`,
      name: item.name,
      optionsLabel: choicesLabel(item.options),
      quantity: item.quantity,
    })),
    subtotal: subtotal === null ? null : money.format(subtotal),
    delivery: deliveryCharge === null ? null : deliveryLabel(deliveryCharge, money.format, kind),
    discount: discount ? `\u2212${money.format(discount)}` : null,
    total: money.format(order.total),
    deliveryZone: order.deliveryZone,
    isPickup,
    deliveryName: deliveryNames[kind],
    recipient: `${client.firstName} ${client.lastName}`.trim(),
    address: [client.address, client.city].filter(Boolean).join(', '),
    city: client.city,
  };
}
